import Foundation
import TestSupport

/// Lets the compiler check a piece of code that imports this package, isolation included.
enum Compiler {
  /// The errors and warnings about `code`; empty when it is fine.
  static func complaints(about code: String, flags: [String] = []) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("swift-store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Code.swift")
    try code.write(to: file, atomically: true, encoding: .utf8)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-emit-sil", "-o", folder.appendingPathComponent("Code.sil").path,
        "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
        "-I", try BuildFolder.url().appendingPathComponent("Modules").path,
        "-module-cache-path", folder.appendingPathComponent("Cache").path,
      ] + flags + [file.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
