public import Effects

/// What every send touches: the state, and what is in the way.
///
/// It is reached through a pointer, so that the reducer can hold the state while an action is queued,
/// and without the run-time checks of exclusive access that a class property has.
@usableFromInline
struct StoreFront<State> {
  @usableFromInline var state: State
  @usableFromInline var status: StoreStatus = []

  init(state: State) {
    self.state = state
  }
}

extension UnsafeMutablePointer {
  /// Reduces an action and what it is answered by, with nothing in the way and nobody to look out for.
  ///
  /// As soon as there is, `finish` takes over, with an effect and the action that it is of.
  @inlinable
  @inline(__always)
  func reduce<State, Action>(
    _ action: Action,
    by reducer: (inout State, Action) -> Effect<Action>,
    finish: (Effect<Action>, Action) -> StoreTask
  ) -> StoreTask where Pointee == StoreFront<State> {
    pointee.status = .reducing
    var action = action
    while true {
      let effect = reducer(&pointee.state, action)
      guard pointee.status == .reducing else { return finish(effect, action) }
      switch effect.content {
      case .none:
        pointee.status = []
        return .over
      case .send(let next):
        // Nothing is queued in front of it, and nobody can cancel it in between.
        action = next
      default:
        return finish(effect, action)
      }
    }
  }
}
