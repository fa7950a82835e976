import Foundation

/// What was measured of one case, as a line of text or of JSON; nil is what wasn't.
package struct BenchmarkResult {
  package let name: String
  package var nsPerOperation: Double?
  package var baselineNsPerOperation: Double?
  package var instructionsPerOperation: Double?
  package var bytesPerItem: Double?
  package var baselineBytesPerItem: Double?
  package let targets: [Target]

  package init(name: String, targets: [Target] = []) {
    self.name = name
    self.targets = targets
  }

  package var ratio: Double? {
    guard let nsPerOperation, let baselineNsPerOperation, baselineNsPerOperation > 0 else {
      return nil
    }
    return nsPerOperation / baselineNsPerOperation
  }

  /// A line for people; `results` are those of the same run.
  package func text(beside results: [BenchmarkResult]) -> String {
    var line = name.padding(toLength: max(38, name.count), withPad: " ", startingAt: 0)
    if let nsPerOperation, let baselineNsPerOperation, let ratio {
      let numbers = [nsPerOperation, baselineNsPerOperation, ratio]
      line += String(
        format: "%12.1f ns/op %12.1f ns baseline %8.2fx",
        arguments: numbers
      )
    }
    if let instructionsPerOperation {
      line += String(format: " %10.0f instructions", instructionsPerOperation)
    }
    if let bytesPerItem, let baselineBytesPerItem {
      line += String(
        format: " %8.0f bytes %8.0f bytes baseline",
        bytesPerItem,
        baselineBytesPerItem
      )
    }
    for target in targets {
      let verdict =
        switch target.isMet(by: self, beside: results) {
        case true?: "ok"
        case false?: "missed"
        case nil: "not measured"
        }
      line += "  [\(target.text): \(verdict)]"
    }
    return line
  }

  /// One object on one line.
  package var json: String {
    let numbers: [(key: String, value: Double?, format: String)] = [
      ("nsPerOperation", nsPerOperation, "%.2f"),
      ("baselineNsPerOperation", baselineNsPerOperation, "%.2f"),
      ("ratio", ratio, "%.3f"),
      ("instructionsPerOperation", instructionsPerOperation, "%.1f"),
      ("bytesPerItem", bytesPerItem, "%.1f"),
    ]
    let fields = numbers.compactMap { key, value, format in
      value.map { #""\#(key)":"# + String(format: format, $0) }
    }
    return "{" + ([#""name":"\#(name)""#] + fields).joined(separator: ",") + "}"
  }
}
