/// Somebody who sends beside the effects.
///
// INVARIANT: the variables are used under the lock of the engine that made it; the rest is immutable.
final class TestUser: @unchecked Sendable {
  /// Counts the users of a store.
  let number: Int
  let place = EffectPlace()

  var task: Task<Void, Never>?
  var isOver = false
  /// Those of its sends that wait for their action to be reduced, by the number of the arrival.
  var senders: [Int: CheckedContinuation<Void, Never>] = [:]

  init(number: Int) {
    self.number = number
  }
}
