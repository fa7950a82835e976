#if !canImport(ObjectiveC)
import Foundation
import XCTest

/// Makes a mistake as a test case of XCTest.
final class MistakeCase: XCTestCase {
  /// Runs a mistake, prints the failures that XCTest has been told of.
  static func run(_ mistake: Mistake) {
    let test = MistakeCase(name: "mistake") { test in
      guard let test = test as? MistakeCase else { return }
      try asyncTest { (_: MistakeCase) in { await mistake.body() } }(test)()
    }
    let printer = Printer()
    XCTestObservationCenter.shared.addTestObserver(printer)
    test.run()
    XCTestObservationCenter.shared.removeTestObserver(printer)
    fflush(nil)
  }

  private final class Printer: NSObject, XCTestObservation {
    func testCase(
      _ testCase: XCTestCase,
      didFailWithDescription description: String,
      inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      let line = ReportedFailure(message: description, file: filePath ?? "", line: lineNumber)
      print("«\(line)»")
    }
  }
}
#endif
