import Examples
import Foundation
import StoreTracing
import Testing

struct SignInCodingTests {
  private static let session = SignInSession(token: "token 1", lifetime: .seconds(60))
  private static let challenge = SignInChallenge(id: 1, resendDelay: 10)

  private static let actions: [SignIn.Action] = [
    .credentials(.nameChanged("ada")), .credentials(.passwordChanged("lovelace")),
    .credentials(.submit), .credentials(.answered(.success(challenge))),
    .credentials(.answered(.failure(.wrongCredentials))), .twoFactor(.begin), .twoFactor(.tick),
    .twoFactor(.codeChanged("100001")), .twoFactor(.submit),
    .twoFactor(.verified(.success(session))), .twoFactor(.verified(.failure(.wrongCode))),
    .twoFactor(.resend), .twoFactor(.resent(.success(challenge))),
    .twoFactor(.resent(.failure(.unreachable))), .signedIn(.begin), .signedIn(.expired),
    .signedIn(.renew), .signedIn(.renewed(.success(session))),
    .signedIn(.renewed(.failure(.sessionExpired))), .cancel, .back, .signOut,
  ]

  private static let states: [SignIn.State] = [
    .credentials(.init(id: 2, name: "ada", password: "lovelace", progress: .requesting)),
    .twoFactor(.init(id: 2, name: "ada", challenge: challenge, code: "100001")),
    .signedIn(.init(id: 2, name: "ada", session: session, progress: .failed(.unreachable))),
  ]

  private static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test(arguments: actions)
  func `an action comes back as it was, but for its secrets`(action: SignIn.Action) throws {
    let text = try Self.text(action)
    let decoded = try JSONDecoder().decode(SignIn.Action.self, from: Data(text.utf8))
    #expect(try Self.text(decoded) == text)
    let hasSecret = text.contains("(secret)")
    #expect((decoded == action) == !hasSecret)
  }

  @Test(arguments: states)
  func `a state comes back as it was, but for its secrets`(state: SignIn.State) throws {
    let text = try Self.text(state)
    let decoded = try JSONDecoder().decode(SignIn.State.self, from: Data(text.utf8))
    #expect(try Self.text(decoded) == text)
    #expect(decoded.attempt == 2 && decoded.name == "ada")
  }

  @Test func `no password and no token is ever encoded`() throws {
    let texts = try Self.actions.map(Self.text) + Self.states.map(Self.text)
    for text in texts {
      #expect(!text.contains("lovelace") && !text.contains("token 1"))
    }
    #expect(try Self.text(Secret("")) == #""""#)
  }

  @Test func `an empty secret stays an empty one, and another one does not become empty`() throws {
    for secret in [Secret(""), Secret("lovelace")] {
      let data = try JSONEncoder().encode(secret)
      let decoded = try JSONDecoder().decode(Secret.self, from: data)
      #expect(decoded.text.isEmpty == secret.text.isEmpty)
      #expect(decoded.text != "lovelace")
    }
  }

  @Test func `a transition as JSON has no code either`() {
    let transition = Transition(
      SignIn.Action.twoFactor(.codeChanged("100001")),
      from: Self.states[1],
      to: Self.states[1]
    )
    let json = transition.json(redaction: SignInExample.redaction)
    #expect(!json.contains("100001"))
    #expect(json.contains(#""code":"…""#) && json.contains(#""codeChanged":{"_0":"…"}"#))
    #expect(!SignInReport.text(transition).contains("100001"))
  }
}
