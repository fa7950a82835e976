extension Event {
  /// The event that an iterator's answer means, if any.
  ///
  /// An end that comes in a cancelled task may be the cancellation's, so it is no event.
  ///
  /// - Parameters:
  ///   - answer: a value, nil at the end, or a failure.
  ///   - isCancelled: whether the asking task has been cancelled.
  @inlinable
  package init?(_ answer: Result<Value?, Failure>, isCancelled: Bool) {
    switch answer {
    case .success(.some(let value)): self = .value(value)
    case .success(.none) where !isCancelled: self = .finished
    case .failure(let failure) where !isCancelled: self = .failure(failure)
    case .success, .failure: return nil
    }
  }
}
