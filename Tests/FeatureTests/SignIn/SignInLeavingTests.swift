import Examples
import Store
import StoreTesting
import TestSupport
import Testing

/// Every way out of every step: what the step has started is over in that turn, for good.
struct SignInLeavingTests {
  /// A step, with what it can have under way.
  enum Step: CaseIterable, Sendable {
    case form, code, session

    var state: SignIn.State {
      switch self {
      case .form: .form
      case .code: .code
      case .session: .session
      }
    }

    /// The actions that start all that the step can have under way.
    var beginnings: [SignIn.Action] {
      switch self {
      case .form: [.credentials(.submit)]
      case .code: [.twoFactor(.begin), .twoFactor(.submit)]
      case .session: [.signedIn(.begin), .signedIn(.renew)]
      }
    }
  }

  /// A way out; nil stands for a step that it doesn't leave.
  private static func destination(of exit: SignIn.Action, from step: Step) -> SignIn.State? {
    switch (exit, step) {
    case (.cancel, _): .nextForm()
    case (.back, .session): nil
    default: .nextForm(name: "Ada")
    }
  }

  @Test(arguments: Step.allCases, [SignIn.Action.cancel, .back, .signOut])
  func `leaving a step ends all that it has under way, and a late answer brings nothing back`(
    step: Step,
    exit: SignIn.Action
  ) async {
    let gate = Gate()
    let store = makeSignIn(
      step.state,
      server: SignInServer(gate: gate),
      exhaustivity: .off
    )
    for action in step.beginnings { await store.send(action) }
    let running = store.effectsInFlight
    #expect(running == step.beginnings.count)
    let before = store.state
    store.exhaustivity = .on
    if let destination = Self.destination(of: exit, from: step) {
      await store.send(exit) { $0 = destination }
      #expect(store.effectsInFlight == 0)
      gate.open()
      await store.advance(by: .seconds(1000))
    } else {
      await store.send(exit)
      #expect(store.effectsInFlight == running)
      #expect(store.state == before)
      await store.skipInFlightEffects()
      gate.open()
    }
    await store.finish()
  }

  @Test(arguments: Step.allCases, [SignIn.Action.cancel, .signOut])
  func `leaving twice is leaving once more, for another attempt`(
    step: Step,
    exit: SignIn.Action
  ) async {
    let store = makeSignIn(step.state, exhaustivity: .off)
    await store.send(exit)
    await store.send(exit)
    #expect(store.state.attempt == 3)
    #expect(store.state.name == (exit == .cancel ? "" : "Ada"))
    await store.finish()
  }

  @Test func `leaving the two-factor step while its request is under way delivers nothing`()
    async
  {
    let gate = Gate()
    let store = makeSignIn(.code, server: SignInServer(gate: gate))
    await store.send(.twoFactor(.begin))
    await store.send(.twoFactor(.submit)) { $0.code { $0.progress = .requesting } }
    await store.send(.back) { $0 = .nextForm(name: "Ada") }
    #expect(store.effectsInFlight == 0)
    gate.open()
    await store.advance(by: .seconds(9))
    await store.finish()
  }

  @Test func `an answer to a form that was given up doesn't move the next form on`() async {
    let gate = Gate()
    let store = makeSignIn(.form, server: SignInServer(gate: gate))
    await store.send(.credentials(.submit)) { $0.form { $0.progress = .requesting } }
    await store.send(.back) { $0 = .nextForm(name: "Ada") }
    await store.send(.credentials(.passwordChanged("open"))) { $0.form { $0.password = "open" } }
    gate.open()
    await store.advance(by: .seconds(9))
    await store.finish()
  }

  @Test func `an answer that stands in line when its step is left is not delivered`() async {
    let thread = StoreThread()
    let actions = await thread.run { thread in
      let observer = Impatient()
      let store = Store(initialState: .code, isolation: thread, observers: [observer]) {
        SignIn(client: SignInServer().client)
      }
      store.send(.twoFactor(.submit))
      // The answer has left its effect and stands in line for the store's thread.
      thread.executor.waitUntilQueued(1)
      store.send(.back)
      store.send(.credentials(.passwordChanged("wrong")))
      await store.send(.credentials(.submit)).finish()
      return observer.actions
    }
    #expect(
      actions == [
        .twoFactor(.submit), .back, .credentials(.passwordChanged("wrong")), .credentials(.submit),
        .credentials(.answered(.failure(.wrongCredentials))),
      ]
    )
  }

  @MainActor
  @Test func `a step that is left in the turn in which it came up never begins`() async {
    let observer = Impatient()
    let store = Store(initialState: .form, observers: [observer]) {
      SignIn(client: SignInServer().client)
    }
    observer.leave = { [weak store] in store?.send(.cancel) }
    await store.send(.credentials(.submit)).finish()
    #expect(store.state == .nextForm())
    #expect(store.effectsInFlight == 0)
    #expect(observer.diagnostics.isEmpty)
    #expect(!observer.actions.contains(.twoFactor(.begin)))
  }

  /// For each step, an action of another one, and what the failure says of both.
  @Test(arguments: [
    (Step.form, SignIn.Action.twoFactor(.submit), ".twoFactor(", ".credentials("),
    (.form, .signedIn(.renew), ".signedIn(", ".credentials("),
    (.code, .credentials(.submit), ".credentials(", ".twoFactor("),
    (.code, .signedIn(.expired), ".signedIn(", ".twoFactor("),
    (.session, .credentials(.submit), ".credentials(", ".signedIn("),
    (.session, .twoFactor(.verified(.success(SignInServer.session))), ".twoFactor(", ".signedIn("),
  ])
  func `an action for a step that isn't the current one is a failure that names both`(
    step: Step,
    action: SignIn.Action,
    sent: String,
    current: String
  ) async {
    var state: SignIn.State?
    let found = await failures {
      let store = makeSignIn(step.state)
      await store.send(action)
      await store.finish()
      state = store.state
    }
    #expect(state == step.state)
    #expect(found.count == 1)
    let text = found.first?.message ?? ""
    #expect(text.hasPrefix(sent))
    #expect(text.contains("it is \(current)"))
    #expect(text.contains("SignIn.swift"))
  }
}
