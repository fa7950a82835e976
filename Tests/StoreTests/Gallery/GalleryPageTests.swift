import Foundation
import Testing

/// The page about the gallery shows code that is run, and texts that are printed.
struct GalleryPageTests {
  private static let folder: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
  }

  private func blocks(_ language: String) throws -> [String] {
    try text("Documentation/Gallery.md").components(separatedBy: "```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
  }

  private func sources(named ending: String) throws -> [String] {
    let gallery = "Tests/StoreTests/Gallery"
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: Self.folder.appendingPathComponent(gallery).path
    )
    return try files.filter { $0.hasSuffix(ending) }.map { try text("\(gallery)/\($0)") }
  }

  @Test func `the code of the page is the code that is run`() throws {
    let sources = try sources(named: ".swift")
    let blocks = try blocks("swift")
    #expect(blocks.count == 12)
    for block in blocks {
      #expect(sources.contains { $0.contains(block) }, "\(block)")
    }
  }

  #if DEBUG
  private static let isOptimized = false
  #else
  private static let isOptimized = true
  #endif

  @Test(.disabled(if: isOptimized, "The optimizer leaves out suspensions, and with them steps."))
  func `the texts of the page are those that are printed`() async throws {
    let texts = [
      await PicturesTests.race().text(), await DetailsTests.race().text(),
      await NotesTests.race().text(), await SearchTests.race().text(),
      await PagesTests.race().text(), await RecordingTests.race().text(),
      await LikesTests.race().text(), await PlaybackTests.race().text(),
      await UploadTests.race().text(), await MailboxTests.race().text(),
    ]
    let shown = try blocks("text")
    #expect(shown.count == texts.count)
    for (shown, text) in zip(shown, texts) { #expect(shown == text) }
  }

  @Test func `the page says how many schedules each mended feature has`() throws {
    let page = try text("Documentation/Gallery.md")
    let counts = try sources(named: "Tests.swift")
      .flatMap { $0.matches(of: /expectMended\(schedules: (\d+)\)/).map { String($0.1) } }
    let said = page.matches(of: /Mended, it has (\d+) schedules/).map { String($0.1) }
    #expect(said.count == 10)
    #expect(said.sorted() == counts.sorted())
  }
}
