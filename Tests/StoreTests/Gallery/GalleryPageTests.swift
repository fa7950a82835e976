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

  @Test func `the code of the page is the code that is run`() throws {
    let gallery = "Tests/StoreTests/Gallery"
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: Self.folder.appendingPathComponent(gallery).path
    )
    let sources = try files.filter { $0.hasSuffix(".swift") }.map { try text("\(gallery)/\($0)") }
    let blocks = try blocks("swift")
    #expect(blocks.count == 12)
    for block in blocks {
      #expect(sources.contains { $0.contains(block) }, "\(block)")
    }
  }

  @Test func `the texts of the page are those that are printed`() async throws {
    let texts = [
      await PicturesTests.race().text(), await DetailsTests.race().text(),
      await NotesTests.race().text(), await SearchTests.race().text(),
      await PagesTests.race().text(), await RecordingTests.race().text(),
      await LikesTests.race().text(), await PlaybackTests.race().text(),
      await UploadTests.race().text(), await MailboxTests.race().text(),
    ]
    #expect(try blocks("text") == texts)
  }
}
