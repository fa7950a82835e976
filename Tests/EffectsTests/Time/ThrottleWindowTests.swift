import Effects
import Testing

/// `ThrottleWindow` as a table: who comes when, and what becomes of him.
struct ThrottleWindowTests {
  typealias Window = ThrottleWindow<String>

  private func offer(
    _ window: inout Window,
    _ name: String,
    at seconds: Double,
    latest: Bool = true
  ) -> Window.Decision {
    window.offer(name, at: .seconds(seconds), for: .seconds(1), latest: latest)
  }

  @Test func `the first passes, and so does the first after the window`() {
    var window = Window()
    #expect(offer(&window, "a", at: 0) == .pass)
    #expect(offer(&window, "b", at: 1.5) == .pass)
    #expect(offer(&window, "c", at: 2, latest: false) == .drop)
  }

  @Test func `the very end of a window is no longer in it`() {
    var window = Window()
    #expect(offer(&window, "a", at: 0, latest: false) == .pass)
    #expect(offer(&window, "b", at: 1, latest: false) == .pass)
  }

  @Test func `the latest is held until the end, in place of the one before`() {
    var window = Window()
    _ = offer(&window, "a", at: 0)
    #expect(offer(&window, "b", at: 0.25) == .hold(for: .seconds(0.75), instead: nil))
    #expect(offer(&window, "c", at: 0.5) == .hold(for: .seconds(0.5), instead: "b"))
    #expect(offer(&window, "d", at: 0.75, latest: false) == .drop)
  }

  @Test func `what is held and due goes first, even if its timer hasn't said so`() {
    var window = Window()
    _ = offer(&window, "a", at: 0)
    _ = offer(&window, "b", at: 0.5)
    #expect(offer(&window, "c", at: 1) == .due("b"))
    window.reopen(at: .seconds(1), for: .seconds(1))
    #expect(offer(&window, "c", at: 1) == .hold(for: .seconds(1), instead: nil))
  }

  @Test func `what has been cut is held no longer`() {
    var window = Window()
    _ = offer(&window, "a", at: 0)
    _ = offer(&window, "b", at: 0.5)
    window.letGo()
    #expect(offer(&window, "c", at: 1) == .pass)
  }
}
