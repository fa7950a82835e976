import Examples
import StoreTesting
import TestSupport
import Testing

/// The second step: its code, its countdown.
struct SignInTwoFactorTests {
  /// A store in the second step, its countdown running.
  private func makeCode(_ server: SignInServer = SignInServer()) async -> SignInStore {
    let store = makeSignIn(.code, server: server)
    await store.send(.twoFactor(.begin))
    #expect(store.effectsInFlight == 1)
    return store
  }

  /// Lets the countdown run down.
  private func countDown(from start: Int, in store: SignInStore) async {
    await store.advance(by: .seconds(start + 5))
    for left in (0..<start).reversed() {
      await store.receive(.twoFactor(.tick)) { $0.code { $0.resendIn = left } }
    }
  }

  @Test func `another code can be sent once the countdown is over, and not before`() async {
    let store = await makeCode()
    await store.send(.twoFactor(.resend))
    #expect(store.effectsInFlight == 1)
    await countDown(from: 3, in: store)
    #expect(store.effectsInFlight == 0)
    await store.send(.twoFactor(.resend)) { $0.code { $0.code = "" } }
    await store.receive(.twoFactor(.resent(.success(SignInServer.resent)))) {
      $0.code {
        $0.challenge = SignInServer.resent
        $0.resendIn = 5
      }
    }
    await countDown(from: 5, in: store)
    await store.finish()
  }

  @Test func `a code that can't be sent is shown, and can be asked for again`() async {
    let store = await makeCode(SignInServer(failure: .unreachable))
    await countDown(from: 3, in: store)
    await store.send(.twoFactor(.resend)) { $0.code { $0.code = "" } }
    await store.receive(.twoFactor(.resent(.failure(.unreachable)))) {
      $0.code { $0.progress = .failed(.unreachable) }
    }
    await store.send(.twoFactor(.resend)) { $0.code { $0.progress = .idle } }
    await store.receive(.twoFactor(.resent(.failure(.unreachable)))) {
      $0.code { $0.progress = .failed(.unreachable) }
    }
    await store.finish()
  }

  @Test func `another code gives up the check of the old one`() async {
    let gate = Gate()
    let store = await makeCode(SignInServer(gate: gate))
    await countDown(from: 3, in: store)
    await store.send(.twoFactor(.submit)) { $0.code { $0.progress = .requesting } }
    await store.send(.twoFactor(.resend)) {
      $0.code {
        $0.code = ""
        $0.progress = .idle
      }
    }
    #expect(store.effectsInFlight == 1)
    gate.open()
    await store.receive(.twoFactor(.resent(.success(SignInServer.resent)))) {
      $0.code {
        $0.challenge = SignInServer.resent
        $0.resendIn = 5
      }
    }
    await store.send(.back) { $0 = .nextForm(name: "Ada") }
    await store.finish()
  }

  @Test func `a wrong code is shown and cleared; the countdown goes on, the right one works`()
    async
  {
    let store = await makeCode()
    await store.send(.twoFactor(.codeChanged("wrong"))) { $0.code { $0.code = "wrong" } }
    await store.send(.twoFactor(.submit)) { $0.code { $0.progress = .requesting } }
    await store.receive(.twoFactor(.verified(.failure(.wrongCode)))) {
      $0.code {
        $0.code = ""
        $0.progress = .failed(.wrongCode)
      }
    }
    await countDown(from: 3, in: store)
    await store.send(.twoFactor(.submit))
    await store.send(.twoFactor(.codeChanged("code 1"))) {
      $0.code {
        $0.code = "code 1"
        $0.progress = .idle
      }
    }
    await store.send(.twoFactor(.submit)) { $0.code { $0.progress = .requesting } }
    await store.receive(.twoFactor(.verified(.success(SignInServer.session)))) { $0 = .session }
    await store.receive(.signedIn(.begin))
    await store.send(.cancel) { $0 = .nextForm() }
    await store.finish()
  }

  @Test func `a server that doesn't answer leaves the code where it is`() async {
    let store = makeSignIn(.code, server: SignInServer(failure: .unreachable))
    await store.send(.twoFactor(.submit)) { $0.code { $0.progress = .requesting } }
    await store.receive(.twoFactor(.verified(.failure(.unreachable)))) {
      $0.code { $0.progress = .failed(.unreachable) }
    }
    await store.finish()
  }

  @Test func `an edited code withdraws the check of the old one`() async {
    let gate = Gate()
    let store = makeSignIn(.code, server: SignInServer(gate: gate))
    await store.send(.twoFactor(.submit)) { $0.code { $0.progress = .requesting } }
    await store.send(.twoFactor(.codeChanged("x"))) {
      $0.code {
        $0.code = "x"
        $0.progress = .idle
      }
    }
    #expect(store.effectsInFlight == 0)
    gate.open()
    await store.finish()
  }

  @Test func `a right code ends the countdown in that turn`() async {
    let store = await makeCode()
    await store.send(.twoFactor(.submit)) { $0.code { $0.progress = .requesting } }
    #expect(store.effectsInFlight == 2)
    await store.receive(.twoFactor(.verified(.success(SignInServer.session)))) { $0 = .session }
    await store.receive(.signedIn(.begin))
    #expect(store.effectsInFlight == 1)
    await store.advance(by: .seconds(30))
    await store.send(.signOut) { $0 = .nextForm(name: "Ada") }
    await store.finish()
  }
}
