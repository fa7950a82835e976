internal import Testing
internal import XCTest

/// One mistake that a test store has found, and its place.
package struct Failure: Sendable {
  package let message: String
  package let place: SourcePlace

  /// Where failures go instead of the test runner, for tests of the test store itself.
  @TaskLocal package static var collector: (@Sendable (Failure) -> Void)?

  /// Reports the failure to the test library that runs the test: Swift Testing, or else XCTest.
  func report() {
    if let collector = Self.collector { return collector(self) }
    guard Test.current != nil else {
      // On Linux an issue recorded inside an XCTest case would be lost.
      return XCTFail(message, file: place.filePath, line: place.line)
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(place.fileID)",
        filePath: "\(place.filePath)",
        line: Int(place.line),
        column: Int(place.column)
      )
    )
  }
}
