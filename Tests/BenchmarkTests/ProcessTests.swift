import Foundation
import TestSupport
import Testing

struct ProcessTests {
  @Test func `a wrong option ends with 64 and says which there are`() throws {
    let end = try run(["--jsn"])
    #expect(end.code == 64)
    #expect(end.output == "")
    #expect(
      end.errors
        == "benchmarks: unknown option '--jsn'; there are --json, --instructions, --check and --help\n"
    )
  }

  @Test func `a wrong name ends with 64 and says which there are`() throws {
    let end = try run(["sned"])
    #expect(end.code == 64)
    #expect(
      end.errors.hasPrefix("benchmarks: no benchmark begins with 'sned'; there are:\n  send\n")
    )
  }

  @Test func `instructions without a valgrind end with 69 and say why`() throws {
    let end = try run(["send", "--instructions"], path: "/nowhere")
    #expect(end.code == 69)
    #expect(
      end.errors
        == "benchmarks: instructions are counted by valgrind, and there is none in the PATH\n"
    )
  }

  @Test func `one case is told as one object on one line`() throws {
    let end = try run(["round trip, run", "--json"])
    #expect(end.code == 0)
    let lines = end.output.split(separator: "\n")
    try #require(lines.count == 1)
    let object = try JSONSerialization.jsonObject(with: Data(lines[0].utf8))
    let fields = try #require(object as? [String: Any])
    #expect(fields["name"] as? String == "round trip, run")
    #expect(
      Set(fields.keys) == ["name", "nsPerOperation", "baselineNsPerOperation", "ratio"]
    )
  }

  @Test func `a small scale loses no action and leaves no store`() throws {
    let end = try run(["--child", "count", "operation", "20000", "scale"])
    #expect(end.errors == "")
    #expect(end.code == 0)
  }

  private func run(
    _ arguments: [String],
    path: String? = nil
  ) throws -> (code: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = try BuildFolder.url().appendingPathComponent("benchmarks")
    process.arguments = arguments
    if let path { process.environment = ["PATH": path] }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self),
      String(decoding: complaint, as: UTF8.self)
    )
  }
}
