import Foundation
import Synchronization

/// Gives the terminal back when the program crashes, and lets it crash.
///
/// A handler may interrupt anything, so all that it needs was prepared before and lies in memory that
/// is never freed; it calls nothing but `poll`, `write`, `tcsetattr`, `sigaction`, `signal` and
/// `raise`, which POSIX allows there (2.4.3, async-signal-safe functions).
enum CrashSignals {
  /// Those of a trap, an abort, and of faults of the processor.
  static let numbers = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  private static let stackSize = 65_536
  private static let isListening = Atomic(false)
  /// Whether the terminal is to be given back; what is needed for that can be read then.
  private static let isArmed = Atomic(false)
  private static let textLength = Atomic(0)

  // INVARIANT: written by `arm` while `isArmed` is false, on the main actor; read by a handler that
  // has found it true.
  nonisolated(unsafe) private static let settings = UnsafeMutablePointer<termios>.allocate(
    capacity: 1
  )
  // INVARIANT: as `settings`.
  nonisolated(unsafe) private static let text = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
  // INVARIANT: written by `listen` before the handler of the number is there; read by that handler.
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 32
  )

  /// From now on a crash puts these settings back, and writes a text to the terminal before.
  @MainActor
  static func arm(_ found: termios, _ end: String) {
    isArmed.store(false, ordering: .sequentiallyConsistent)
    settings.initialize(to: found)
    let bytes = Array(end.utf8.prefix(64))
    text.initialize(from: bytes, count: bytes.count)
    textLength.store(bytes.count, ordering: .sequentiallyConsistent)
    listen()
    isArmed.store(true, ordering: .sequentiallyConsistent)
  }

  /// The terminal has been given back.
  static func disarm() {
    isArmed.store(false, ordering: .sequentiallyConsistent)
  }

  @MainActor
  private static func listen() {
    guard !isListening.exchange(true, ordering: .sequentiallyConsistent) else { return }
    makeStack()
    for number in numbers {
      var action = sigaction()
      #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = { number, information, _ in
        CrashSignals.handle(number, information)
      }
      #else
      action.__sigaction_handler.sa_sigaction = { number, information, _ in
        CrashSignals.handle(number, information)
      }
      #endif
      action.sa_flags = SA_SIGINFO | SA_ONSTACK
      sigfillset(&action.sa_mask)
      guard sigaction(number, nil, previous + Int(number)) == 0 else { continue }
      sigaction(number, &action, nil)
    }
  }

  /// A stack for the handler on the thread of the main actor, so that it runs when that has none left.
  @MainActor
  private static func makeStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }

  private static func handle(_ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?) {
    if isArmed.exchange(false, ordering: .sequentiallyConsistent) { putBack() }
    // A fault happens again when this returns, and then meets who was there before: the default, or
    // the runtime, which prints a backtrace. What somebody has sent doesn't happen again.
    let isFault = (information?.pointee.si_code ?? 0) > 0
    if isFault {
      sigaction(number, previous + Int(number), nil)
    } else {
      signal(number, SIG_DFL)
    }
    // Behind a breakpoint the program would go on.
    if !isFault || number == SIGTRAP { raise(number) }
  }

  private static func putBack() {
    var request = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
    if poll(&request, 1, 100) > 0 {
      _ = write(1, text, textLength.load(ordering: .sequentiallyConsistent))
    }
    _ = tcsetattr(0, TCSANOW, settings)
  }
}
