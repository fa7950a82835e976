/// One step of a materialized sequence: a value, or how the sequence ended.
///
/// A well-formed sequence of events is any number of values, followed by at most one `failure` or
/// `finished`. Being cancelled is not an event: a cancelled sequence just stops.
public enum Event<Value, Failure: Error> {
  /// The sequence produced a value.
  case value(Value)
  /// The sequence failed; no event follows.
  case failure(Failure)
  /// The sequence ended; no event follows.
  case finished
}

extension Event: Equatable where Value: Equatable, Failure: Equatable {}
extension Event: Hashable where Value: Hashable, Failure: Hashable {}
extension Event: Sendable where Value: Sendable {}
