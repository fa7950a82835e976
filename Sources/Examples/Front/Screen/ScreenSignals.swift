import Foundation
import Synchronization

/// Turns the signals that concern a screen into calls, as `Interrupts` does with Ctrl-C.
enum ScreenSignals {
  /// Those that end the program.
  static let ends = [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM]
  private static let others = [SIGWINCH, SIGTSTP, SIGCONT]
  /// How long the program may take to end in good order.
  private static let grace = 0.75
  /// The end of the pipe that the handler writes to.
  private static let wakeUp = Atomic<Int32>(-1)

  /// Has `onSignal` called for each signal, on a thread of its own; once in a process.
  ///
  /// Returns false, with the reason in `errno`, if the system has no pipe for that.
  static func listen(_ onSignal: @escaping @Sendable (Int32) -> Void) -> Bool {
    var pair: [Int32] = [-1, -1]
    guard pipe(&pair) == 0 else { return false }
    // A handler must not wait; signals that don't fit into a full pipe are as good as those in it.
    _ = fcntl(pair[1], F_SETFL, O_NONBLOCK)
    wakeUp.store(pair[1], ordering: .releasing)
    let reader = pair[0]
    Thread { pass(on: reader, onSignal) }.start()
    for number in ends + others { handle(number) }
    return true
  }

  /// Stops the program, as Ctrl-Z does where nobody listens; returns when it goes on.
  ///
  /// The signal goes to the calling thread, so that the stop is over when `raise` returns; the threads
  /// of the main actor may have it blocked.
  static func stop() {
    var number = sigset_t()
    var before = sigset_t()
    sigemptyset(&number)
    sigaddset(&number, SIGTSTP)
    signal(SIGTSTP, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &number, &before)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &before, nil)
    handle(SIGTSTP)
  }

  /// Whether a signal that ends the program waits for a thread that takes it.
  ///
  /// The calling thread doesn't see those that it could take itself; it will have.
  static var isEndPending: Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    return sigpending(&pending) == 0 && ends.contains { sigismember(&pending, $0) == 1 }
  }

  private static func handle(_ number: Int32) {
    signal(number) { number in
      let code = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(ScreenSignals.wakeUp.load(ordering: .acquiring), &byte, 1)
      errno = code
    }
  }

  private static func pass(on reader: Int32, _ onSignal: @Sendable (Int32) -> Void) {
    while true {
      var byte: UInt8 = 0
      guard read(reader, &byte, 1) == 1 else { continue }
      let number = Int32(byte)
      onSignal(number)
      guard ends.contains(number) else { continue }
      Thread.sleep(forTimeInterval: grace)
      TerminalSettings.putBack()
      _exit(ExitCode.ended(by: number).rawValue)
    }
  }
}
