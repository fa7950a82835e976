import Store

/// A state on the actor and a reducer behind one call: a store without anything.
@BenchmarkActor
final class Bare<R: Reducer> {
  private(set) var state: R.State
  private let reducer: R

  init(_ reducer: R, _ state: R.State) {
    self.state = state
    self.reducer = reducer
  }

  @inline(never)
  func send(_ action: R.Action) {
    _ = reducer.reduce(into: &state, action: action)
  }
}
