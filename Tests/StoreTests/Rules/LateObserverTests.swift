import Effects
import Store
import TestSupport
import Testing

/// Rule 14: who begins to observe while a send is under way is told of what it changes.
@MainActor
struct LateObserverTests {
  private struct State {
    var count = 0
    var child = 0
  }

  private enum Action: Sendable {
    case child(Int), hold, increment
    var child: Int? { if case .child(let number) = self { number } else { nil } }
  }

  private final class Box {
    var canary: Counted?
    var store: Store<State, Action>?
    var token: SubscriptionToken?
    var seen: [Int] = []

    func observe() { token = store?.observe { [unowned self] in seen.append($0.count) } }
  }

  @Test func `who observes when a cancelled effect is let go is told of the action that let it go`()
  {
    let box = Box()
    let observe: @MainActor @Sendable () -> Void = { box.observe() }
    // INVARIANT: the last reference is held by a store on the main actor, which lets it go there.
    box.canary = Counted(onRelease: { MainActor.assumeIsolated { observe() } })
    let store = Store<State, Action>(initialState: State()) {
      Reduce { state, action in
        switch action {
        case .child: return .none
        case .hold:
          guard let canary = box.canary else { return .none }
          box.canary = nil
          return .concatenate(
            .run { _ in try? await untilCancelled() },
            .run { _ in canary.touch() }
          )
        case .increment:
          state.count += 1
          return .none
        }
      }
      Scope(state: \.child, action: CasePath(Action.child, \.child)) {
        Reduce<Int, Int> { _, _ in .run { _ in try? await untilCancelled() } }
      }
    }
    box.store = store
    store.send(.child(1))
    let task = store.send(.hold)
    task.cancel()
    store.send(.increment)
    #expect(box.seen == [0, 1])
    box.store = nil
  }
}
