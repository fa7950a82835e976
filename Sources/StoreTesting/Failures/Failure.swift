internal import Testing
internal import XCTest

/// One mistake that a test store has found, and its place.
package struct Failure: Sendable {
  package enum Severity: Sendable {
    /// The test fails.
    case error
    /// The test goes on, and its author should know.
    case warning
  }

  package var severity = Severity.error
  package let message: String
  package let place: SourcePlace

  /// Where failures go instead of the test runner, for tests of the test store itself.
  @TaskLocal package static var log: FailureLog?

  /// Reports the failure to the test library that runs the test: Swift Testing, or else XCTest.
  func report() {
    guard let run = ScheduleRun.current else { return reportAsIs() }
    run.filter(self)?.reportAsIs()
  }

  /// Reports it although a schedule is being explored.
  func reportAsIs() {
    if let log = Self.log { return log.append(self) }
    switch (severity, Test.current) {
    case (.error, nil):
      // On Linux an issue recorded inside an XCTest case would be lost.
      XCTFail(message, file: place.filePath, line: place.line)
    case (.error, _):
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    case (.warning, nil):
      printWarning()
    case (.warning, _):
      #if compiler(>=6.3)
      Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: location)
      #else
      printWarning()
      #endif
    }
  }

  private var location: SourceLocation {
    SourceLocation(
      fileID: "\(place.fileID)",
      filePath: "\(place.filePath)",
      line: Int(place.line),
      column: Int(place.column)
    )
  }

  private func printWarning() {
    print("\(place.filePath):\(place.line): warning: \(message)")
  }
}
