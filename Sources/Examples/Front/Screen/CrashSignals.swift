import Foundation
import Synchronization

/// Gives the terminal back when the program crashes, and lets it crash.
///
/// A handler may interrupt anything, so all that it needs was prepared before and lies in memory that
/// is never freed; it calls nothing but `poll`, `fcntl`, `lseek`, `read`, `write`, `dup2`, `close`,
/// `tcsetattr`, `sigaction`, `signal` and `raise`, which POSIX allows there (2.4.3, async-signal-safe
/// functions). Only the main thread has a stack for the handler: on any other one that has none left,
/// the program ends without it.
enum CrashSignals {
  private enum Phase: UInt8, AtomicRepresentable {
    /// There is nothing to give back.
    case idle
    /// The terminal is to be given back; what is needed for that can be read.
    case armed
    /// A thread that crashes is giving it back.
    case atWork
  }

  /// Those of a trap, an abort, of faults of the processor, and of what the system doesn't let pass.
  static let numbers = [
    SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGXCPU, SIGSYS,
  ]
  /// How long the terminal may take to become ready for text, in milliseconds.
  private static var patience: Int32 { 100 }

  private static let stackSize = 65_536
  private static let isListening = Atomic(false)
  private static let phase = Atomic(Phase.idle)
  private static let textLength = Atomic(0)

  // INVARIANT: written by `arm` while `phase` is idle, on the main actor; read by the handler that has
  // found it armed.
  nonisolated(unsafe) private static let settings = UnsafeMutablePointer<termios>.allocate(
    capacity: 1
  )
  // INVARIANT: as `settings`.
  nonisolated(unsafe) private static let text = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
  // INVARIANT: written by `listen` before the handler of the number is there; read by that handler.
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 32
  )

  /// From now on a crash puts these settings back, and writes a text to the terminal.
  @MainActor
  static func arm(_ found: termios, _ end: String) {
    phase.store(.idle, ordering: .sequentiallyConsistent)
    settings.initialize(to: found)
    let bytes = Array(end.utf8.prefix(64))
    text.initialize(from: bytes, count: bytes.count)
    textLength.store(bytes.count, ordering: .sequentiallyConsistent)
    listen()
    phase.store(.armed, ordering: .sequentiallyConsistent)
  }

  /// The terminal has been given back.
  static func disarm() {
    phase.store(.idle, ordering: .sequentiallyConsistent)
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
    giveBack()
    // A fault happens again when this returns, and then meets who was there before: the default, or
    // the runtime, which prints a backtrace. What somebody has sent doesn't happen again.
    let isFault = (information?.pointee.si_code ?? 0) > 0
    if isFault {
      sigaction(number, previous + Int(number), nil)
    } else {
      signal(number, SIG_DFL)
    }
    // Behind a breakpoint, or what the system didn't let pass, the program would go on.
    let passes = number == SIGTRAP || number == SIGXCPU || number == SIGSYS
    if !isFault || passes { raise(number) }
  }

  /// Gives the terminal back, or waits until the thread that crashed first has done so: who is done
  /// before it would end the program.
  private static func giveBack() {
    let (isFirst, found) = phase.compareExchange(
      expected: .armed,
      desired: .atWork,
      ordering: .sequentiallyConsistent
    )
    if isFirst {
      putBack()
      phase.store(.idle, ordering: .sequentiallyConsistent)
    } else if found == .atWork {
      var rest = patience * 2
      while rest > 0, phase.load(ordering: .sequentiallyConsistent) == .atWork {
        _ = poll(nil, 0, 1)
        rest -= 1
      }
    }
  }

  /// The settings first: they are given back even if the terminal takes no text, or hangs.
  private static func putBack() {
    _ = tcsetattr(0, TCSANOW, settings)
    var request = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
    let takesText = poll(&request, 1, patience) > 0
    if takesText { _ = write(1, text, textLength.load(ordering: .sequentiallyConsistent)) }
    // Why the program crashes is to be read when the screen has gone.
    KeptErrors.end(isShown: takesText)
  }
}
