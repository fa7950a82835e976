internal import Effects
internal import XCTest

/// Sees whether an assertion of XCTest fails.
///
// INVARIANT: its only property is immutable and Sendable; the superclass has no state of its own.
final class AssertionWatch: NSObject, XCTestObservation, @unchecked Sendable {
  private let failed = Locked(false)

  var hasFailed: Bool { failed.withLock { $0 } }

  #if canImport(Darwin)
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
    failed.withLock { $0 = true }
  }
  #else
  func testCase(
    _ testCase: XCTestCase,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    failed.withLock { $0 = true }
  }
  #endif
}
