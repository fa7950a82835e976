#if !canImport(ObjectiveC)
import Foundation
import StoreTesting
import Testing
import TestSupport
import XCTest

final class Mistake: XCTestCase {
  func mistake() async {
    let store = makeTicker()
    await store.send(.answer(1))
    await store.finish()
  }
}

private final class Printer: NSObject, XCTestObservation {
  func testCase(
    _ testCase: XCTestCase,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    print("\(filePath ?? ""):\(lineNumber): \(description)")
  }
}

/// A failure inside an XCTest case must arrive there: on Linux a Swift Testing issue would be lost.
struct XCTestFailureTests {
  @Test func `a mistake in an XCTest case fails that case, at the line of the call`() async {
    let result = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardOutputContent]
    ) {
      let test = Mistake(name: "mistake") { test in
        if let test = test as? Mistake { try asyncTest(Mistake.mistake)(test)() }
      }
      XCTestObservationCenter.shared.addTestObserver(Printer())
      test.run()
      exit(test.testRun?.totalFailureCount == 1 ? 1 : 2)
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(text.contains("XCTestFailureTests.swift:11: "))
    #expect(text.contains("answer(1) changed the state, and nothing was expected"))
  }
}
#endif
