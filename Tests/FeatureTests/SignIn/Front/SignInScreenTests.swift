import Examples
import Testing

struct SignInScreenTests {
  private let empty = SignIn.State.credentials(.init())
  private let full = SignIn.State.credentials(.init(name: "ada", password: "love"))
  private let code = SignIn.State.twoFactor(
    .init(id: 1, name: "ada", challenge: .init(id: 1, resendDelay: 10), code: "10")
  )
  private let signedIn = SignIn.State.signedIn(
    .init(id: 1, name: "ada", session: .init(token: "t", lifetime: .seconds(60)))
  )

  private func press(_ keys: [Key], in state: SignIn.State) -> KeyAnswer<SignIn.Action> {
    var screen = SignInScreen()
    return keys.reduce(.ignore) { screen.press($1, in: state) }
  }

  @Test func `keys type into the field that has the mark`() {
    #expect(press([.character("a")], in: empty) == .send([.credentials(.nameChanged("a"))]))
    #expect(press([.backspace], in: full) == .send([.credentials(.nameChanged("ad"))]))
    #expect(
      press([.tab, .character("q")], in: full) == .send([.credentials(.passwordChanged("loveq"))])
    )
    #expect(
      press([.down, .up, .character("q")], in: full) == .send([.credentials(.nameChanged("adaq"))])
    )
  }

  @Test func `Enter goes on to what is missing, then submits`() {
    let named = SignIn.State.credentials(.init(name: "ada"))
    #expect(press([.enter], in: empty) == .redraw)
    #expect(
      press([.enter, .character("x")], in: empty) == .send([.credentials(.nameChanged("x"))])
    )
    #expect(
      press([.enter, .character("x")], in: named) == .send([.credentials(.passwordChanged("x"))])
    )
    #expect(press([.enter], in: full) == .send([.credentials(.submit)]))
  }

  @Test func `a code is typed, submitted, asked for again or left`() {
    #expect(press([.character("0")], in: code) == .send([.twoFactor(.codeChanged("100"))]))
    #expect(press([.enter], in: code) == .send([.twoFactor(.submit)]))
    #expect(press([.control("r")], in: code) == .send([.twoFactor(.resend)]))
    #expect(press([.escape], in: code) == .send([.back]))
    #expect(press([.up], in: code) == .ignore)
  }

  @Test func `a session is renewed or left`() {
    #expect(press([.character("r")], in: signedIn) == .send([.signedIn(.renew)]))
    #expect(press([.character("s")], in: signedIn) == .send([.signOut]))
    #expect(press([.escape], in: signedIn) == .send([.signOut]))
    #expect(press([.character("q")], in: signedIn) == .quit)
    #expect(press([.character("x")], in: signedIn) == .ignore)
    #expect(press([.escape], in: full) == .send([.cancel]))
  }

  @Test func `a password is drawn as dots`() {
    let text = SignInScreen().draw(full, on: Canvas(size: .usual)).map(\.text)
    #expect(text.contains("password: ••••"))
    #expect(!text.contains { $0.contains("'love'") || $0.hasSuffix("love") })
  }

  @Test func `each step draws as many lines as there are rows, and its failure`() {
    let failed = SignIn.State.credentials(.init(progress: .failed(.sessionExpired)))
    for state in [empty, full, code, signedIn, failed] {
      #expect(SignInScreen().draw(state, on: Canvas(size: .usual)).count == 24)
    }
    let text = SignInScreen().draw(failed, on: Canvas(size: .usual)).map(\.text)
    #expect(text.contains("the session is over"))
  }
}
