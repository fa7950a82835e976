import Foundation
import TestSupport
import Testing

/// What the system doesn't let the program have is an error that it tells, and not its sudden end.
struct LimitTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("limit-\(UUID()).trace")

  @Test(.disabled(if: Sanitizer.isActive, "The thread sanitizer itself maps a file that grows."))
  func `a file that may not grow is an error of input or output`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await ExampleProcess.run(
      "",
      input: "ulimit -f 0\nexec \(try Launcher.examples()) todos reset --record \(file.path)\n",
      executable: "/bin/dash"
    )
    #expect(run.end == .exit(74))
    #expect(run.output == "reset\n")
    #expect(run.errors == "error: the trace can't be written: File too large\n")
  }
}
