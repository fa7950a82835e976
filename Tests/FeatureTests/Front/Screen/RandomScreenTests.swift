import Examples
import RandomNumberFeature
import Store
import Testing

struct RandomScreenTests {
  private static let canvas = Canvas(size: ScreenSize(columns: 40, rows: 8))

  private func text(_ screen: RandomScreen, _ state: RandomNumber.State) -> String {
    screen.draw(state, on: Self.canvas).map(\.text).joined(separator: "\n")
  }

  @Test func `every state is shown`() {
    let screen = RandomScreen()
    #expect(text(screen, .initial).contains("initial"))
    #expect(text(screen, .loading).contains("| loading   0.0 s"))
    #expect(text(screen, .loaded(7)).contains("loaded 7"))
    let error = text(screen, .error(.timedOut))
    #expect(error.contains("error timedOut\n  The server did not answer in time."))
  }

  @Test func `it moves while a request is under way, and only then`() {
    let screen = RandomScreen()
    #expect(screen.isMoving(in: .loading))
    #expect(!screen.isMoving(in: .initial))
    #expect(!screen.isMoving(in: .loaded(7)))
    #expect(!screen.isMoving(in: .error(.timedOut)))
  }

  @Test func `the time of a request begins anew with the ping that replaces it`() {
    var screen = RandomScreen()
    #expect(screen.press(.character("p"), in: .initial) == .send([.ping]))
    screen.move(.milliseconds(2500))
    #expect(text(screen, .loading).contains("loading   2.5 s"))
    #expect(screen.press(.character("p"), in: .loading) == .send([.ping]))
    #expect(text(screen, .loading).contains("loading   0.0 s"))
    screen.move(.milliseconds(3700))
    #expect(text(screen, .loading).contains("loading   1.2 s"))
    #expect(screen.press(.enter, in: .loaded(7)) == .send([.ping]))
    screen.move(.milliseconds(100))
    #expect(text(screen, .loading).contains("loading   0.1 s"))
  }

  @Test func `each key does one thing, and others do nothing`() {
    var screen = RandomScreen()
    #expect(screen.press(.character("d"), in: .loading) == .send([.dismiss]))
    #expect(screen.press(.character("q"), in: .loading) == .quit)
    #expect(screen.press(.escape, in: .initial) == .quit)
    #expect(screen.press(.character("x"), in: .initial) == .ignore)
  }
}
