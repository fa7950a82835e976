import Foundation
import TestSupport
import Testing

/// The same text in every process.
struct ProcessTests {
  @Test func `F65: 200 processes with random hashing print the same text`() throws {
    let probe = try BuildFolder.url().appendingPathComponent("DifferencesProbe").path
    var orders: Set<Substring> = []
    var texts: Set<Substring> = []
    for _ in 0..<200 {
      let output = try run(probe)
      let end = try #require(output.firstIndex(of: "\n"))
      orders.insert(output[..<end])
      texts.insert(output[end...])
    }
    #expect(orders.count > 100, "Hashing was not random.")
    #expect(texts.count == 1)
    #expect(try #require(texts.first).split(separator: "\n").count > 40)
  }

  private func run(_ path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.environment = [:]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }
}
