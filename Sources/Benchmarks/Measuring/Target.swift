/// What a case may cost.
package enum Target: Sendable {
  /// Instructions per operation.
  case instructions(Double)
  /// Time beside the baseline's.
  case ratio(Double)
  /// Time per operation in nanoseconds.
  case nanoseconds(Double)
  /// Bytes per item more than the baseline's.
  case moreBytes(Double)
  /// Bytes per item beside the baseline's.
  case memoryRatio(Double)
  /// The time of this case and that of another one, the longer beside the shorter.
  case near(String, Double)

  package var instructions: Double? {
    if case .instructions(let most) = self { most } else { nil }
  }

  /// How it is told.
  package var text: String {
    switch self {
    case .instructions(let most): "at most \(Self.short(most)) instructions"
    case .ratio(let most): "at most \(Self.short(most))x"
    case .nanoseconds(let most): "at most \(Self.short(most)) ns"
    case .moreBytes(let most): "at most \(Self.short(most)) bytes more"
    case .memoryRatio(let most): "at most \(Self.short(most))x the memory"
    case .near(let other, let most): "within \(Self.short(most))x of \(other)"
    }
  }

  /// Whether it is reached; nil when that wasn't measured.
  package func isMet(by result: BenchmarkResult, beside results: [BenchmarkResult]) -> Bool? {
    switch self {
    case .instructions(let most):
      return result.instructionsPerOperation.map { $0 <= most }
    case .ratio(let most):
      return result.ratio.map { $0 <= most }
    case .nanoseconds(let most):
      return result.nsPerOperation.map { $0 <= most }
    case .moreBytes(let most):
      guard let bytes = result.bytesPerItem, let bare = result.baselineBytesPerItem else {
        return nil
      }
      return bytes - bare <= most
    case .memoryRatio(let most):
      guard let bytes = result.bytesPerItem, let bare = result.baselineBytesPerItem else {
        return nil
      }
      return bytes <= bare * most
    case .near(let name, let most):
      guard let other = results.first(where: { $0.name == name })?.nsPerOperation,
        let own = result.nsPerOperation
      else { return nil }
      return max(own, other) <= min(own, other) * most
    }
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
