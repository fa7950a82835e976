import RandomNumberFeature
import Store

/// The actions that a store has reduced.
final class ActionObserver: StoreObserver {
  private(set) var actions: [RandomNumber.Action] = []

  func didReduce(
    _ action: RandomNumber.Action,
    from old: RandomNumber.State,
    to new: RandomNumber.State,
    origin: ActionOrigin
  ) {
    actions.append(action)
  }
}
