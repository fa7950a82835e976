/// Times as they are typed and shown: `500ms`, `2s`, `1.5m`, `1h`.
package enum DurationText {
  private static let units: [(name: String, milliseconds: Double)] = [
    ("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000),
  ]
  private static let longest = 24.0 * 3_600_000

  /// Reads a time of a day at most; a number alone counts milliseconds.
  package static func duration(_ text: String) -> Duration? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let name = text[digits.endIndex...]
    guard let number = Double(digits),
      let unit = units.first(where: { $0.name == (name.isEmpty ? "ms" : name) })
    else { return nil }
    let milliseconds = number * unit.milliseconds
    guard milliseconds <= longest else { return nil }
    return .milliseconds(Int(milliseconds.rounded()))
  }

  /// Shows a time in the greatest unit that leaves no remainder, `90s` for a minute and a half.
  package static func text(_ duration: Duration) -> String {
    let milliseconds = Int((duration / .milliseconds(1)).rounded())
    let unit = units.last { milliseconds.isMultiple(of: Int($0.milliseconds)) && milliseconds > 0 }
    guard let unit else { return "\(milliseconds)ms" }
    return "\(milliseconds / Int(unit.milliseconds))\(unit.name)"
  }
}
