import Examples
import StoreTesting
import TestSupport
import Testing

/// The first step, and the whole way through.
struct SignInCredentialsTests {
  @Test func `the whole way: name and password, a code, a session`() async {
    let store = makeSignIn()
    await store.send(.credentials(.nameChanged("Ada"))) { $0.form { $0.name = "Ada" } }
    await store.send(.credentials(.passwordChanged("open"))) { $0.form { $0.password = "open" } }
    await store.send(.credentials(.submit)) { $0.form { $0.progress = .requesting } }
    await store.receive(.credentials(.answered(.success(SignInServer.challenge)))) {
      $0 = .twoFactor(.init(id: 1, name: "Ada", challenge: SignInServer.challenge))
    }
    await store.receive(.twoFactor(.begin))
    await store.send(.twoFactor(.codeChanged("code 1"))) { $0.code { $0.code = "code 1" } }
    await store.send(.twoFactor(.submit)) { $0.code { $0.progress = .requesting } }
    await store.receive(.twoFactor(.verified(.success(SignInServer.session)))) { $0 = .session }
    await store.receive(.signedIn(.begin))
    #expect(store.effectsInFlight == 1)
    await store.send(.signOut) { $0 = .nextForm(name: "Ada") }
    await store.finish()
  }

  @Test(arguments: [("", "open"), ("Ada", ""), ("", "")])
  func `an incomplete form is not submitted`(name: String, password: String) async {
    let store = makeSignIn(.credentials(.init(name: name, password: Secret(password))))
    await store.send(.credentials(.submit))
    #expect(store.effectsInFlight == 0)
    await store.finish()
  }

  @Test func `a wrong password is shown, and the next attempt works`() async {
    let store = makeSignIn(.credentials(.init(name: "Ada", password: "sesame")))
    await store.send(.credentials(.submit)) { $0.form { $0.progress = .requesting } }
    await store.receive(.credentials(.answered(.failure(.wrongCredentials)))) {
      $0.form { $0.progress = .failed(.wrongCredentials) }
    }
    await store.send(.credentials(.passwordChanged("open"))) {
      $0.form {
        $0.password = "open"
        $0.progress = .idle
      }
    }
    await store.send(.credentials(.submit)) { $0.form { $0.progress = .requesting } }
    await store.receive(\.credentials, .answered(.success(SignInServer.challenge))) {
      $0 = .twoFactor(.init(id: 1, name: "Ada", challenge: SignInServer.challenge))
    }
    await store.receive(.twoFactor(.begin))
    await store.send(.cancel) { $0 = .nextForm() }
    await store.finish()
  }

  @Test func `of many submissions only the last one's answer counts`() async {
    let gate = Gate()
    let store = makeSignIn(.form, server: SignInServer(failure: .unreachable, gate: gate))
    await store.send(.credentials(.submit)) { $0.form { $0.progress = .requesting } }
    await store.send(.credentials(.submit))
    await store.send(.credentials(.submit))
    #expect(store.effectsInFlight == 1)
    gate.open()
    await store.receive(.credentials(.answered(.failure(.unreachable)))) {
      $0.form { $0.progress = .failed(.unreachable) }
    }
    await store.finish()
  }

  @Test(arguments: [
    CredentialsStep.Action.nameChanged("Bob"), .passwordChanged("other"),
  ])
  func `an edit withdraws the request`(edit: CredentialsStep.Action) async {
    let gate = Gate()
    let store = makeSignIn(.form, server: SignInServer(gate: gate))
    await store.send(.credentials(.submit)) { $0.form { $0.progress = .requesting } }
    await store.send(.credentials(edit)) {
      $0.form {
        if case .nameChanged(let name) = edit { $0.name = name }
        if case .passwordChanged(let password) = edit { $0.password = password }
        $0.progress = .idle
      }
    }
    #expect(store.effectsInFlight == 0)
    gate.open()
    await store.finish()
  }

  @Test func `a password is not shown by descriptions, dumps and failures`() async {
    var dumped = ""
    dump(SignIn.State.form, to: &dumped)
    let action = SignIn.Action.credentials(.passwordChanged("open"))
    let found = await failures {
      let store = makeSignIn(.form)
      await store.send(.credentials(.passwordChanged("new-open")))
      await store.finish()
    }
    #expect(found.count == 1)
    let texts = [dumped, "\(SignIn.State.form)", "\(action)"] + found.map(\.message)
    #expect(texts.allSatisfy { !$0.contains("open") })
    #expect("\(Secret(""))" == "(empty)")
  }
}
