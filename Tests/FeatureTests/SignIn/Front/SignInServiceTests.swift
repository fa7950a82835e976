import Examples
import TestSupport
import Testing

struct SignInServiceTests {
  private let clock = ManualClock()

  private func client(_ change: (inout SignInService.Rules) -> Void = { _ in }) -> SignInClient {
    var rules = SignInService.Rules()
    change(&rules)
    return SignInService(rules, clock: clock).client
  }

  @Test func `the one user gets a challenge, and its code a session`() async throws {
    let client = client { $0.lifetime = .seconds(5) }
    let challenge = try await client.challenge("ada", "lovelace")
    #expect(challenge == SignInChallenge(id: 1, resendDelay: 10))
    #expect(SignInService.code(of: challenge) == "100001")
    let session = try await client.verify(challenge, "100001")
    #expect(session.lifetime == .seconds(5))
    #expect(try await client.renew(session).token != session.token)
  }

  @Test(arguments: [("ada", "x"), ("eve", "lovelace"), ("", "")])
  func `anybody else is refused`(name: String, password: String) async {
    let client = client()
    await #expect(throws: SignInError.wrongCredentials) {
      try await client.challenge(name, Secret(password))
    }
  }

  @Test func `another code replaces the old one`() async throws {
    let client = client()
    let first = try await client.challenge("ada", "lovelace")
    let second = try await client.resend(first)
    await #expect(throws: SignInError.wrongCode) {
      try await client.verify(second, SignInService.code(of: first))
    }
    _ = try await client.verify(second, SignInService.code(of: second))
  }

  @Test func `every third request fails if it is to`() async throws {
    let client = client { $0.failsEvery = 3 }
    var outcomes: [Bool] = []
    for _ in 1...6 { outcomes.append((try? await client.challenge("ada", "lovelace")) != nil) }
    #expect(outcomes == [true, true, false, true, true, false])
  }

  @Test func `a cancelled caller is not kept by a delay`() async {
    let client = client { $0.delay = .seconds(3600) }
    let call = Task { try await client.challenge("ada", "lovelace") }
    call.cancel()
    await #expect(throws: SignInError.unreachable) { try await call.value }
  }
}
