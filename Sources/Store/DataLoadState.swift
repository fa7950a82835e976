/// Where something that is loaded stands: not asked for, under way, there, or failed.
///
/// Optional values would merge "not asked for" with "failed", and all failures with each other.
public enum DataLoadState<Value, Failure: Error> {
  /// Nothing has been asked for.
  case initial
  /// A request is under way.
  case loading
  /// The value is there.
  case loaded(Value)
  /// The request failed.
  case error(Failure)

  /// Whether a request is under way.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The value, when it is there.
  public var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// The failure, when the request failed.
  public var error: Failure? {
    if case .error(let failure) = self { failure } else { nil }
  }
}

extension DataLoadState: Equatable where Value: Equatable, Failure: Equatable {}
extension DataLoadState: Hashable where Value: Hashable, Failure: Hashable {}
extension DataLoadState: Sendable where Value: Sendable {}
