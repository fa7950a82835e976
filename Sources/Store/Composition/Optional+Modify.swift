extension Optional {
  /// Changes the value in place, without a copy; nil when there is none.
  @inlinable
  mutating func modify<Result>(_ body: (inout Wrapped) -> Result) -> Result? {
    switch self {
    case .none: return nil
    case .some: break
    }
    // The value is there: this is the one way to get at it in place.
    // swift-format-ignore: NeverForceUnwrap
    return body(&self!)
  }
}
