import Examples
import Foundation
import Testing

/// Programs that really crash while they have the terminal: none of them sends itself a signal.
struct CrashTests {
  private static let leaving = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  @Test func `a trap leaves the terminal as it was`() async throws {
    try await expectSameTerminal { path in
      await #expect(processExitsWith: .failure) { [path = path as String] in
        await MainActor.run {
          CrashTests.takeOver(path)
          fatalError("on purpose")
        }
      }
    }
  }

  @Test func `a stack without an end leaves the terminal as it was`() async throws {
    try await expectSameTerminal { path in
      await #expect(processExitsWith: .failure) { [path = path as String] in
        await MainActor.run {
          CrashTests.takeOver(path)
          // As many as that have room nowhere.
          print(CrashTests.depth(of: .max))
        }
      }
    }
  }

  /// Checks that a terminal is the same after something has happened to it, and was used by it.
  private func expectSameTerminal(after body: (String) async throws -> Void) async throws {
    let (master, slave, path) = try Descriptors.terminal()
    let screen = Transcript(master)
    let before = Self.settings(of: slave)
    try await body(path)
    #expect(Self.settings(of: slave) == before)
    close(slave)
    let text = await screen.all()
    #expect(text.hasPrefix("\u{1B}[?1049h"))
    #expect(text.hasSuffix(Self.leaving))
  }

  @MainActor
  private static func takeOver(_ path: String) {
    for descriptor in Int32(0)...1 {
      precondition(dup2(open(path, O_RDWR), descriptor) == descriptor)
    }
    precondition(TerminalSettings.takeOver())
  }

  /// Needs a frame of the stack for each call: what is done with the answer is no sum.
  ///
  /// The frames are large, so that it is this function that has no room any more, and hardly ever what
  /// it calls: a fault in the runtime of the thread sanitizer, which is called everywhere, leaves that
  /// with a state in which no handler can run.
  @inline(never)
  private static func depth(of count: Int) -> Int {
    guard count > 0 else { return 0 }
    let room = InlineArray<32_768, Int>(repeating: count)
    let rest = depth(of: count - 1)
    return rest ^ (rest >> 1) ^ room[rest & 32_767]
  }

  private static func settings(of descriptor: Int32) -> [UInt64] {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return [] }
    return [
      UInt64(settings.c_iflag), UInt64(settings.c_oflag), UInt64(settings.c_cflag),
      UInt64(settings.c_lflag),
    ]
  }
}
