import Store
import StoreTesting
import TestSupport
import Testing

private protocol Ticking: Equatable, Sendable {
  var ticks: Int { get set }
}

private struct Plain: Ticking {
  var ticks = 0
}

private struct Named: Ticking, Identifiable {
  var id = 1
  var ticks = 0
}

private enum ChildAction: Hashable, Sendable { case start, stop, tick }

/// Ticks once a second under an id that every child uses.
private struct Timer<State: Ticking>: Reducer {
  func reduce(into state: inout State, action: ChildAction) -> Effect<ChildAction> {
    switch action {
    case .start:
      return .run { send in
        while (try? await send.clock.sleep(for: .seconds(1))) != nil { await send(.tick) }
      }
      .switchToLatest(id: "timer")
    case .stop:
      return .cancel(id: "timer")
    case .tick:
      state.ticks += 1
      return .none
    }
  }
}

private enum Message<Child: Ticking>: Sendable {
  case child(ChildAction)
  /// The child is this one now; the same action may start it.
  case show(Child?, isStarted: Bool = false)
  var child: ChildAction? { if case .child(let action) = self { action } else { nil } }
}

private struct Parent<Child: Ticking>: Equatable {
  var child: Child?
}

private struct ParentReducer<Child: Ticking>: Reducer {
  var body: some Reducer<Parent<Child>, Message<Child>> {
    Reduce<Parent<Child>, Message<Child>> { state, action in
      guard case .show(let child, let isStarted) = action else { return .none }
      state.child = child
      return isStarted ? .send(.child(.start)) : .none
    }
    .ifLet(\.child, action: CasePath(Message<Child>.child, \.child)) { Timer<Child>() }
  }
}

/// F16, F17: a child's effects end with it, whether it has an id or not, and are its own.
@MainActor
struct DismissalTests {
  private func dismiss<Child: Ticking>(_ child: Child) async {
    let store = TestStore(initialState: Parent(child: child)) { ParentReducer<Child>() }
    await store.send(.child(.start))
    await store.advance(by: .seconds(1))
    await store.receive(\.child, .tick) { $0.child?.ticks = 1 }
    await store.send(.show(nil)) { $0.child = nil }
    #expect(store.effectsInFlight == 0)
    await store.advance(by: .seconds(3))
    await store.finish()
  }

  private func renew<Child: Ticking>(_ child: Child, _ changed: Child) {
    let store = Store(initialState: Parent(child: child)) { ParentReducer<Child>() }
    store.send(.child(.start))
    for same in [child, changed] { store.send(.show(same)) }
    #expect(store.effectsInFlight == 1)
    store.send(.show(nil))
    #expect(store.effectsInFlight == 0)
  }

  @Test(arguments: [false, true])
  func `F16: a child that goes takes its timer along, with an id and without`(
    isIdentifiable: Bool
  ) async {
    if isIdentifiable { await dismiss(Named()) } else { await dismiss(Plain()) }
  }

  @Test(arguments: [false, true])
  func `F16: a child that gets another state but is the same keeps its timer`(
    isIdentifiable: Bool
  ) {
    if isIdentifiable {
      renew(Named(), Named(ticks: 9))
    } else {
      renew(Plain(), Plain(ticks: 9))
    }
  }

  @Test
  func `F16: of a child that another one replaces, the timer ends; that of the other doesn't`()
    async
  {
    let store = TestStore(initialState: Parent(child: Named())) { ParentReducer<Named>() }
    await store.send(.child(.start))
    await store.send(.show(Named(id: 2), isStarted: true)) { $0.child = Named(id: 2) }
    await store.receive(\.child, .start)
    #expect(store.effectsInFlight == 1)
    await store.advance(by: .seconds(1))
    await store.receive(\.child, .tick) { $0.child?.ticks = 1 }
    await store.send(.show(nil)) { $0.child = nil }
    await store.finish()
  }

  @Test
  func `F14: what a dismissed child had asked for never arrives, and a late action is reported`()
    async
  {
    let found = await failures {
      let store = TestStore(initialState: Parent(child: Plain())) { ParentReducer<Plain>() }
      await store.send(.child(.start))
      await store.advance(by: .milliseconds(500))
      await store.send(.show(nil)) { $0.child = nil }
      await store.advance(by: .milliseconds(1500))
      await store.expectNoEffects()
      await store.send(.child(.tick))
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(
      found.first?.message.contains("was sent to a child that isn't there") == true,
      "\(found)"
    )
  }

  @Test func `F16: in one action of a live store, the first timer has gone and the second runs`() {
    let observer = Observer<Parent<Named>, Message<Named>>()
    let store = Store(initialState: Parent(child: Named()), observers: [observer]) {
      ParentReducer<Named>()
    }
    store.send(.child(.start))
    store.send(.show(Named(id: 2), isStarted: true))
    #expect(observer.started.count == 2)
    #expect(observer.ended.map(\.end) == [.cancelled])
    #expect(observer.ended.first?.effect.token == observer.started.first?.token)
    #expect(store.effectsInFlight == 1)
  }

  @Test func `F17: two rows' timers of one id tick side by side, and stop alone`() async {
    let path = CasePath<IdentifiedAction<Int, ChildAction>, IdentifiedAction<Int, ChildAction>>
      .identity
    let store = TestStore<IdentifiedArrayOf<Named>, IdentifiedAction<Int, ChildAction>>(
      initialState: [Named(id: 1), Named(id: 2)]
    ) {
      EmptyReducer<IdentifiedArrayOf<Named>, IdentifiedAction<Int, ChildAction>>()
        .forEach(\.self, action: path) { Timer<Named>() }
    }
    for id in [1, 2] { await store.send(.element(id: id, action: .start)) }
    await store.advance(by: .seconds(3))
    for tick in 1...3 {
      for id in [1, 2] {
        await store.receive(.element(id: id, action: .tick)) { $0[id: id]?.ticks = tick }
      }
    }
    await store.send(.element(id: 1, action: .stop))
    await store.advance(by: .seconds(1))
    await store.receive(.element(id: 2, action: .tick)) { $0[id: 2]?.ticks = 4 }
    await store.send(.element(id: 2, action: .stop))
    await store.finish()
  }
}
