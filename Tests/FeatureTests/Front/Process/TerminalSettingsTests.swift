import Examples
import Foundation
import Testing

/// Terminals that don't let themselves be taken over.
///
/// Each test is a process of its own: there is one terminal in a process.
@Suite(.serialized)
struct TerminalSettingsTests {
  private static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"

  @Test func `without a terminal there is nothing to take over, nor to put back`() async throws {
    let text = try await shown { path in
      await #expect(processExitsWith: .success) { [path = path as String] in
        await MainActor.run {
          TerminalSettingsTests.open("/dev/null", as: 0)
          TerminalSettingsTests.open(path, as: 1)
          precondition(!TerminalSettings.takeOver())
          precondition(errno == ENOTTY)
          TerminalSettings.putBack()
          exit(EXIT_SUCCESS)
        }
      }
    }
    #expect(text.isEmpty)
  }

  @Test func `settings that can't be changed leave nothing to put back, not even in a crash`()
    async throws
  {
    let text = try await shown { path in
      await #expect(processExitsWith: .signal(SIGABRT)) { [path = path as String] in
        await MainActor.run {
          let other = TerminalSettingsTests.beginSession(path)
          TerminalSettingsTests.giveTerminal(to: other)
          precondition(!TerminalSettings.takeOver())
          precondition(errno == EIO)
          TerminalSettings.putBack()
          kill(other, SIGKILL)
          abort()
        }
      }
    }
    #expect(text.isEmpty)
  }

  @Test func `what was taken over is put back, though it can't be taken over again`() async throws {
    let text = try await shown { path in
      await #expect(processExitsWith: .success) { [path = path as String] in
        await MainActor.run {
          let other = TerminalSettingsTests.beginSession(path)
          let before = TerminalSettingsTests.localModes
          precondition(TerminalSettings.takeOver())
          let raw = TerminalSettingsTests.localModes
          precondition(raw != before)
          TerminalSettingsTests.giveTerminal(to: other)
          precondition(!TerminalSettings.takeOver())
          TerminalSettingsTests.giveTerminal(to: getpgrp())
          precondition(TerminalSettingsTests.localModes == raw)
          TerminalSettings.putBack()
          precondition(TerminalSettingsTests.localModes == before)
          kill(other, SIGKILL)
          exit(EXIT_SUCCESS)
        }
      }
    }
    #expect(text == Self.entering + ScreenReplica.leaving)
  }

  /// What a terminal has shown after something has used it.
  private func shown(after body: (String) async -> Void) async throws -> String {
    let (master, slave, path) = try Descriptors.terminal()
    let screen = Transcript(master)
    await body(path)
    close(slave)
    return await screen.all()
  }

  private static func open(_ path: String, as descriptor: Int32) {
    precondition(dup2(Foundation.open(path, O_RDWR), descriptor) == descriptor)
  }

  private static var localModes: UInt64 {
    var settings = termios()
    precondition(tcgetattr(0, &settings) == 0)
    return UInt64(settings.c_lflag)
  }

  /// Makes this process the first of a session that has the terminal; returns another one of it, a
  /// group of its own, which does nothing.
  private static func beginSession(_ path: String) -> pid_t {
    precondition(setsid() > 0)
    for descriptor in Int32(0)...1 { open(path, as: descriptor) }
    #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    #else
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var words = [strdup("/bin/sleep"), strdup("3600"), nil]
    defer { for word in words { free(word) } }
    var other: pid_t = 0
    precondition(posix_spawn(&other, "/bin/sleep", nil, &attributes, &words, nil) == 0)
    return other
  }

  /// Moves a group of processes to the front.
  ///
  /// The one behind has nobody who could move it there again, so that the system doesn't stop it when
  /// it changes the terminal, but refuses.
  private static func giveTerminal(to group: pid_t) {
    var number = sigset_t()
    sigemptyset(&number)
    sigaddset(&number, SIGTTOU)
    // From behind, only who has it blocked may do this.
    pthread_sigmask(SIG_BLOCK, &number, nil)
    precondition(tcsetpgrp(0, group) == 0)
    pthread_sigmask(SIG_UNBLOCK, &number, nil)
  }
}
