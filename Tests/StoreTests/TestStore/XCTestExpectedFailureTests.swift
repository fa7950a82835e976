#if canImport(ObjectiveC)
import StoreTesting
import XCTest

/// A failure that XCTest expects, which only its version for Apple platforms can.
final class XCTestExpectedFailureTests: XCTestCase {
  func testAMistakeThatIsExpectedFailsNothing() async {
    let store = makeTicker()
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.compactDescription.contains("changed the state") }
    XCTExpectFailure("The mistake is made on purpose.", options: options)
    await store.send(.answer(1))
    await store.finish()
  }
}
#endif
