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
  /// Whether the test belongs to Swift Testing, though a task of its own may have left it.
  package let isOfSwiftTesting: Bool

  /// Where failures go instead of the test runner, for tests of the test store itself.
  @TaskLocal package static var log: FailureLog?

  /// - Parameters:
  ///   - severity: how bad it is.
  ///   - message: its text.
  ///   - place: the call that found it.
  ///   - isOfSwiftTesting: whether the test is known to belong to Swift Testing.
  init(
    severity: Severity = .error,
    message: String,
    place: SourcePlace,
    isOfSwiftTesting: Bool = false
  ) {
    self.severity = severity
    self.message = message
    self.place = place
    self.isOfSwiftTesting = isOfSwiftTesting || Test.current != nil
  }

  /// Reports the failure to the test library that runs the test: Swift Testing, or else XCTest.
  ///
  /// While schedules are explored in a test of Swift Testing, whoever runs them judges its issues, since
  /// only there it is known which of them the test has expected.
  func report() {
    guard let run = ScheduleRun.current else { return reportAsIs() }
    if Self.log == nil, run.judgesIssues { return reportAsIs() }
    run.filter(self)?.reportAsIs()
  }

  /// Reports it although a schedule is being explored.
  func reportAsIs() {
    if let log = Self.log { return log.append(self) }
    switch (severity, isOfSwiftTesting) {
    case (.error, false):
      // On Linux an issue recorded inside an XCTest case would be lost.
      XCTFail(message, file: place.filePath, line: place.line)
    case (.error, true):
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    case (.warning, false):
      printWarning()
    case (.warning, true):
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
