import Foundation
import StoreTesting
import TestSupport
import Testing

/// The same mistake is the same failure, at the same place, whichever library runs the test.
struct BothLibrariesTests {
  private func reported(_ mistake: Mistake) async -> [ReportedFailure] {
    await failures { await mistake.body() }.filter { $0.severity == .error }.map(
      ReportedFailure.init
    )
  }

  @Test(arguments: Mistake.all)
  func `Swift Testing is told the text and the line, and a known issue takes it`(
    mistake: Mistake
  ) async {
    let expected = await reported(mistake)
    let told = Log<ReportedFailure>()
    await withKnownIssue(isIntermittent: expected.isEmpty) {
      await mistake.body()
    } matching: { issue in
      guard issue.severity == .error else { return true }
      told.append(
        ReportedFailure(
          message: issue.comments.map(\.rawValue).joined(),
          file: issue.sourceLocation?.filePath ?? "",
          line: issue.sourceLocation?.line ?? 0
        )
      )
      return true
    }
    #expect(told.entries == expected)
  }

  #if !canImport(ObjectiveC)
  @Test(arguments: Mistake.all.indices)
  func `XCTest is told the same`(index: Int) async throws {
    let expected = await reported(Mistake.all[index])
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) { [index] in
      MistakeCase.run(Mistake.all[index])
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let told = text.split(separator: "«", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0 != "»" }) }
    let failed = expected.map {
      ReportedFailure(message: "failed - \($0.message)", file: $0.file, line: $0.line)
    }
    #expect(told == failed.map { "\($0)" })
  }
  #endif
}
