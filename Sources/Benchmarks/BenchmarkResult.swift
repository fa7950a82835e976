import Foundation

/// What was measured, as a line of text or of JSON.
struct BenchmarkResult {
  let name: String
  let nsPerOperation: Double
  let baselineNsPerOperation: Double

  var ratio: Double { nsPerOperation / baselineNsPerOperation }

  var text: String {
    let name = name.padding(toLength: 32, withPad: " ", startingAt: 0)
    return name
      + String(
        format: "%10.1f ns/op %10.1f ns baseline %8.2fx",
        nsPerOperation,
        baselineNsPerOperation,
        ratio
      )
  }

  var json: String {
    String(
      format: #"{"name":"%@","nsPerOperation":%.2f,"baselineNsPerOperation":%.2f,"ratio":%.3f}"#,
      name,
      nsPerOperation,
      baselineNsPerOperation,
      ratio
    )
  }
}
