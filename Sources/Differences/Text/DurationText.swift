/// A duration in the units that it is read in, without rounding.
enum DurationText {
  private static var attosecondsPerSecond: Int64 { 1_000_000_000_000_000_000 }

  /// Returns `1 h 30 min`, `2.5 s` or `250 ms`; different durations have different texts.
  static func text(_ duration: Duration) -> String {
    var (seconds, attoseconds) = duration.components
    // Both have the same sign, and the least value has no opposite.
    let isNegative = seconds < 0 || attoseconds < 0
    guard seconds != .min else { return "\(duration)" }
    (seconds, attoseconds) = (abs(seconds), abs(attoseconds))
    return (isNegative ? "-" : "") + text(seconds, attoseconds)
  }

  private static func text(_ seconds: Int64, _ attoseconds: Int64) -> String {
    guard seconds == 0 else {
      let parts: [(Int64, String)] = [
        (seconds / 86400, "d"), (seconds / 3600 % 24, "h"), (seconds / 60 % 60, "min"),
      ]
      var texts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      if seconds % 60 > 0 || attoseconds > 0 {
        texts.append("\(decimal(seconds % 60, attoseconds, attosecondsPerSecond)) s")
      }
      return texts.joined(separator: " ")
    }
    guard attoseconds > 0 else { return "0 s" }
    var unit = attosecondsPerSecond
    for name in ["ms", "µs", "ns", "ps", "fs"] {
      unit /= 1000
      if attoseconds >= unit {
        return "\(decimal(attoseconds / unit, attoseconds % unit, unit)) \(name)"
      }
    }
    return "\(attoseconds) as"
  }

  private static func decimal(_ whole: Int64, _ fraction: Int64, _ unit: Int64) -> String {
    guard fraction > 0 else { return "\(whole)" }
    var digits = String(String(unit + fraction).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
