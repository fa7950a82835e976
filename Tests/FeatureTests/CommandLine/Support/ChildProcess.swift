import Effects
import Foundation
import TestSupport

/// A process that the tests have started: its signals and its end.
final class ChildProcess: Sendable {
  private let identifier: pid_t
  /// How it has ended; from then on the identifier may belong to somebody else.
  private let termination = Locked<Termination?>(nil)
  private let hasEnded = Gate()

  init(_ identifier: pid_t) {
    self.identifier = identifier
    Thread { [self] in waitForEnd() }.start()
  }

  /// Sends it a signal, unless it has ended.
  func signal(_ number: Int32) {
    termination.withLock { if $0 == nil { kill(identifier, number) } }
  }

  /// Waits for its end.
  func end() async -> Termination {
    await hasEnded.wait()
    return termination.withLock { $0 ?? .exit(0) }
  }

  private func waitForEnd() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    termination.withLock { termination in
      var status: Int32 = 0
      waitpid(identifier, &status, 0)
      termination = Termination(status: status)
    }
    hasEnded.open()
  }
}
