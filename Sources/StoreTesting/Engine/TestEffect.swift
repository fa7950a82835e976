internal import Store

/// An effect that a test store has started.
///
// INVARIANT: the variables are used under the lock of the engine that made it; the rest is immutable.
final class TestEffect<Action: Sendable>: @unchecked Sendable {
  /// Counts the starts of its store's effects.
  let number: Int
  let token: EffectToken
  let operation: EffectOperation<Action>
  /// Whether its actions are delayed or throttled.
  let isGated: Bool
  let info: EffectInfo
  let place = EffectPlace()

  var task: Task<Void, Never>?
  /// Whose its jobs are, for the executor.
  var owner = 0
  var end: EffectEnd?
  var hasReturned = false
  /// Its senders that wait for their action to be received, by the number of the arrival.
  var senders: [Int: CheckedContinuation<Void, Never>] = [:]

  init(
    number: Int,
    token: EffectToken,
    operation: EffectOperation<Action>,
    isGated: Bool,
    info: EffectInfo
  ) {
    self.number = number
    self.token = token
    self.operation = operation
    self.isGated = isGated
    self.info = info
  }

  /// Who it is, for the record of a schedule.
  var title: String { "effect \(number)" + (info.name.map { " “\($0)”" } ?? "") }

  /// Where it was made.
  var site: String { "at \(info.fileID):\(info.line)" }
}
