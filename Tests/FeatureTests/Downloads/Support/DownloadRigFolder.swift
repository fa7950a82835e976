import Foundation

/// A folder of a test's own.
struct DownloadRigFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("downloads-\(UInt64.random(in: 0...UInt64.max))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  /// What is in it, in order.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func contents(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path + "/" + name).map(Array.init)
  }

  func put(_ bytes: [UInt8], under name: String) {
    _ = FileManager.default.createFile(atPath: path + "/" + name, contents: Data(bytes))
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
