import Examples
import Foundation
import Testing

/// Programs that really crash while they have the terminal: none of them sends itself a signal.
struct CrashTests {

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

  @Test func `why a program traps is to be read when its screen has gone`() async throws {
    let text = try await expectSameTerminal(isAll: false) { path in
      await #expect(processExitsWith: .failure) { [path = path as String] in
        await MainActor.run {
          CrashTests.takeOver(path, 0...2)
          fatalError("on purpose")
        }
      }
    }
    let end = try #require(text.range(of: ScreenReplica.leaving))
    #expect(text[end.upperBound...].contains("on purpose"))
    #expect(!text[..<end.lowerBound].contains("on purpose"))
  }

  @Test func `what is written to standard error comes when the screen has gone, and only once`()
    async throws
  {
    let text = try await expectSameTerminal(isAll: false) { path in
      await #expect(processExitsWith: .success) { [path = path as String] in
        await MainActor.run {
          CrashTests.takeOver(path, 0...2)
          CrashTests.write("first\n")
          // Once more, as after a stop that nobody can catch.
          precondition(TerminalSettings.takeOver())
          CrashTests.write("second\n")
          TerminalSettings.putBack()
          CrashTests.write("third\n")
          precondition(TerminalSettings.takeOver())
          TerminalSettings.putBack()
          exit(EXIT_SUCCESS)
        }
      }
    }
    let parts = text.components(separatedBy: ScreenReplica.leaving)
    #expect(parts.count == 3)
    #expect(!parts[0].contains("first") && !parts[0].contains("second"))
    #expect(parts[1].hasPrefix("first\r\nsecond\r\nthird\r\n"))
    #expect(parts[2].isEmpty)
  }

  @Test func `of much that is written to standard error the end is shown`() async throws {
    let text = try await expectSameTerminal(isAll: false) { path in
      await #expect(processExitsWith: .success) { [path = path as String] in
        await MainActor.run {
          CrashTests.takeOver(path, 0...2)
          CrashTests.write("begin" + String(repeating: "x", count: 100_000) + "end")
          TerminalSettings.putBack()
          exit(EXIT_SUCCESS)
        }
      }
    }
    let shown = try #require(text.components(separatedBy: ScreenReplica.leaving).last)
    #expect(shown.utf8.count == 65_536)
    #expect(shown.hasSuffix("xend") && !shown.contains("begin"))
  }

  @Test func `a standard error that isn't the terminal gets everything at once`() async throws {
    let (master, slave, path) = try Descriptors.terminal()
    let screen = Transcript(master)
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) { [path = path as String] in
      await MainActor.run {
        CrashTests.takeOver(path)
        CrashTests.write("at once")
        // Without a way out that could show what was kept.
        _exit(EXIT_SUCCESS)
      }
    }
    close(slave)
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("at once"))
    #expect(await !screen.all().contains("at once"))
  }

  @MainActor
  private static func write(_ text: String) {
    precondition(Descriptors.write(text, to: 2))
  }

  /// Checks that a terminal is the same after something has happened to it, and was used by it.
  ///
  /// Returns what it has shown, at whose end the program left it with nothing behind, or not.
  @discardableResult
  private func expectSameTerminal(
    isAll: Bool = true,
    after body: (String) async throws -> Void
  ) async throws -> String {
    let (master, slave, path) = try Descriptors.terminal()
    let screen = Transcript(master)
    let before = Self.settings(of: slave)
    try await body(path)
    #expect(Self.settings(of: slave) == before)
    close(slave)
    let text = await screen.all()
    #expect(text.hasPrefix("\u{1B}[?1049h"))
    #expect(isAll ? text.hasSuffix(ScreenReplica.leaving) : text.contains(ScreenReplica.leaving))
    return text
  }

  @MainActor
  private static func takeOver(_ path: String, _ descriptors: ClosedRange<Int32> = 0...1) {
    for descriptor in descriptors {
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
