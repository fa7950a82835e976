import Foundation
import Testing

/// The README shows code that compiles and passes.
struct ReadmeTests {
  private func text(_ path: String) throws -> String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the feature and the test of the README are the ones that are run here`() throws {
    let blocks = try text("README.md").components(separatedBy: "```swift\n").dropFirst().prefix(2)
    let source = try text("Tests/StoreTests/Readme/ReadmeExample.swift")
    #expect(blocks.count == 2)
    for block in blocks {
      let code = block.components(separatedBy: "```")[0]
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("import ") }
        .joined(separator: "\n")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(source.contains(code))
    }
  }
}
