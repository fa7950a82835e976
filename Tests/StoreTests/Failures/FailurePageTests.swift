import Foundation
import StoreTesting
import TestSupport
import Testing

/// The page about failures shows every text letter by letter.
struct FailurePageTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Failures.md")

  @Test func `the page has every mistake, in this order`() throws {
    let lines = try String(contentsOf: Self.page, encoding: .utf8).split(separator: "\n")
    let titles = lines.filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
    #expect(titles == Mistake.all.map(\.title))
  }

  @Test(arguments: Mistake.all.indices)
  func `a mistake is one failure, and its text is that of the page`(index: Int) async throws {
    let mistake = Mistake.all[index]
    let found = await failures { await mistake.body() }
    #expect(found.count == 1)
    let blocks = try String(contentsOf: Self.page, encoding: .utf8)
      .components(separatedBy: "```text\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
    try #require(blocks.indices.contains(index + 1))
    #expect(found.map(\.message) == [blocks[index + 1]])
  }
}
