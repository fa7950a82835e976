import Foundation
import Synchronization

/// Turns Ctrl-C into a call.
///
/// The signal's handler writes a byte into a pipe, which is all that may be done there; a thread
/// reads it. Blocking the signal and waiting for it would not do: on Linux the main thread of an
/// asynchronous program sleeps with all signals unblocked.
final class Interrupts: Sendable {
  /// How long the program may take to end in good order.
  private static let grace = 0.75
  /// The end of the pipe that the handler writes to.
  private static let wakeUp = Atomic<Int32>(-1)

  private let come = Atomic(false)

  /// Whether the signal has come.
  var haveCome: Bool { come.load(ordering: .acquiring) }

  /// Calls `onFirst` at the first signal; those after it change nothing.
  ///
  /// A signal that the program was started to ignore, as shells do with jobs in the background, is
  /// listened to all the same: nobody's Ctrl-C reaches such a job, and who sends it the signal, a
  /// test or a supervisor, means it.
  ///
  /// A program that is still there a moment later, because whoever reads its output doesn't, is
  /// ended the hard way. Call it once in a process.
  func listen(_ onFirst: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    Self.wakeUp.store(ends[1], ordering: .releasing)
    signal(SIGINT) { _ in
      let code = errno
      var byte: UInt8 = 0
      _ = write(Interrupts.wakeUp.load(ordering: .acquiring), &byte, 1)
      errno = code
    }
    wait(on: ends[0], onFirst)
  }

  private func wait(on descriptor: Int32, _ onFirst: @escaping @Sendable () -> Void) {
    Thread { [self] in
      var byte: UInt8 = 0
      while read(descriptor, &byte, 1) != 1 {}
      come.store(true, ordering: .releasing)
      onFirst()
      Thread.sleep(forTimeInterval: Self.grace)
      TerminalSettings.putBack()
      _exit(ExitCode.interrupted.rawValue)
    }.start()
  }
}
