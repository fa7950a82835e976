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
