import Examples
import StoreTesting
import TestSupport
import Testing

/// The last step: it lasts until the session expires.
struct SignInSessionTests {
  /// A store in the last step, its expiry running.
  private func makeSession(_ server: SignInServer = SignInServer()) async -> SignInStore {
    let store = makeSignIn(.session, server: server)
    await store.send(.signedIn(.begin))
    #expect(store.effectsInFlight == 1)
    return store
  }

  @Test func `an expired session leads back to the form, with the name and the reason`() async {
    let store = await makeSession()
    await store.advance(by: .seconds(59))
    await store.advance(by: .seconds(1))
    await store.receive(.signedIn(.expired)) {
      $0 = .nextForm(name: "Ada", progress: .failed(.sessionExpired))
    }
    #expect(store.effectsInFlight == 0)
    await store.finish()
  }

  @Test func `a renewed session lasts from its renewal on`() async {
    let store = await makeSession()
    await store.advance(by: .seconds(50))
    await store.send(.signedIn(.renew)) { $0.session { $0.progress = .requesting } }
    await store.receive(.signedIn(.renewed(.success(SignInServer.renewed)))) {
      $0.session {
        $0.session = SignInServer.renewed
        $0.progress = .idle
      }
    }
    #expect(store.effectsInFlight == 1)
    await store.advance(by: .seconds(89))
    await store.advance(by: .seconds(1))
    await store.receive(.signedIn(.expired)) {
      $0 = .nextForm(name: "Ada", progress: .failed(.sessionExpired))
    }
    await store.finish()
  }

  @Test func `a renewal that fails is shown, and the session lasts as long as it did`() async {
    let store = await makeSession(SignInServer(failure: .unreachable))
    await store.send(.signedIn(.renew)) { $0.session { $0.progress = .requesting } }
    await store.receive(.signedIn(.renewed(.failure(.unreachable)))) {
      $0.session { $0.progress = .failed(.unreachable) }
    }
    await store.advance(by: .seconds(60))
    await store.receive(.signedIn(.expired)) {
      $0 = .nextForm(name: "Ada", progress: .failed(.sessionExpired))
    }
    await store.finish()
  }

  @Test func `a renewal that is under way when the session expires comes to nothing`() async {
    let gate = Gate()
    let store = await makeSession(SignInServer(gate: gate))
    await store.send(.signedIn(.renew)) { $0.session { $0.progress = .requesting } }
    await store.advance(by: .seconds(60))
    await store.receive(.signedIn(.expired)) {
      $0 = .nextForm(name: "Ada", progress: .failed(.sessionExpired))
    }
    #expect(store.effectsInFlight == 0)
    gate.open()
    await store.finish()
  }
}
