import Foundation
import Testing

/// The README shows code that compiles and passes.
struct ReadmeTests {
  private func text(_ path: String) throws -> String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the code of the README is the code that is run here`() throws {
    let blocks = try text("README.md").components(separatedBy: "```swift\n").dropFirst()
    let source = try text("Tests/FeatureTests/Readme/ReadmeExample.swift")
    #expect(blocks.count == 7)
    // The SwiftUI snippets can't be compiled here.
    for block in blocks where !block.contains(": View {") {
      let code = block.components(separatedBy: "```")[0]
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("import ") }
        .joined(separator: "\n")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(source.contains(code))
    }
  }
}
