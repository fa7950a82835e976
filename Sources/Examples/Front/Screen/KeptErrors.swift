import Foundation
import Synchronization

/// What is written to standard error while a screen lies over it, kept until the screen has gone.
///
/// The runtime writes there why a program traps: on the screen of its own, that text would vanish with
/// the screen. It is kept in a file that has no name, so that it takes no memory and no thread.
enum KeptErrors {
  /// The most bytes that are shown in the end; what came before them isn't.
  private static var most: off_t { 65_536 }
  /// How long the terminal may take to become ready for the next part, in milliseconds: longer than one
  /// takes that is busy, since what it doesn't take is lost.
  private static var patience: Int32 { 2_000 }

  /// The file that stands in for standard error, and the terminal that standard error was.
  private static let file = Atomic<Int32>(-1)
  private static let terminal = Atomic<Int32>(-1)

  private static let roomSize = 4096
  // INVARIANT: used by whoever has taken the file out of `file`, which only one can.
  nonisolated(unsafe) private static let room = UnsafeMutablePointer<UInt8>.allocate(
    capacity: roomSize
  )

  /// Keeps from now on what is written to standard error, if that is the terminal of standard output.
  ///
  /// Where there can't be a file, nothing is kept.
  @MainActor
  static func begin() {
    guard file.load(ordering: .sequentiallyConsistent) < 0, isTerminalOfOutput,
      let kept = makeFile()
    else { return }
    let before = fcntl(2, F_DUPFD_CLOEXEC, 3)
    guard before >= 0, dup2(kept, 2) >= 0 else {
      for descriptor in [kept, before] where descriptor >= 0 { close(descriptor) }
      return
    }
    room.initialize(repeating: 0, count: roomSize)
    terminal.store(before, ordering: .sequentiallyConsistent)
    file.store(kept, ordering: .sequentiallyConsistent)
  }

  /// Makes standard error what it was, and shows there what was kept, with `isShown`; does nothing if
  /// nothing is kept.
  ///
  /// A handler of a signal may call it: it calls nothing that POSIX doesn't allow there.
  static func end(isShown: Bool = true) {
    let kept = file.exchange(-1, ordering: .sequentiallyConsistent)
    guard kept >= 0 else { return }
    let before = terminal.exchange(-1, ordering: .sequentiallyConsistent)
    _ = dup2(before, 2)
    if isShown { show(kept) }
    close(kept)
    close(before)
  }

  private static func show(_ kept: Int32) {
    let length = lseek(kept, 0, SEEK_END)
    guard length > 0, lseek(kept, max(0, length - most), SEEK_SET) >= 0 else { return }
    // A terminal that is ready takes a byte, not a block: what it doesn't take must not keep the program.
    let flags = fcntl(2, F_GETFL)
    guard flags >= 0, fcntl(2, F_SETFL, flags | O_NONBLOCK) >= 0 else { return }
    defer { _ = fcntl(2, F_SETFL, flags) }
    while true {
      let count = read(kept, room, roomSize)
      guard count > 0 else { return }
      var written = 0
      while written < count {
        var request = pollfd(fd: 2, events: Int16(POLLOUT), revents: 0)
        guard poll(&request, 1, patience) > 0 else { return }
        let more = write(2, room + written, count - written)
        guard more > 0 else { return }
        written += more
      }
    }
  }

  private static var isTerminalOfOutput: Bool {
    var output = stat()
    var error = stat()
    guard isatty(1) == 1, isatty(2) == 1, fstat(1, &output) == 0, fstat(2, &error) == 0 else {
      return false
    }
    return output.st_rdev == error.st_rdev
  }

  /// A file that is gone when nobody has it open, and to whose end all is written.
  private static func makeFile() -> Int32? {
    var path = Array((NSTemporaryDirectory() + "errors.XXXXXX").utf8CString)
    let made = mkstemp(&path)
    guard made >= 0 else { return nil }
    unlink(path)
    // Not where the next program, or a descriptor that is missing, would get it.
    let kept = fcntl(made, F_DUPFD_CLOEXEC, 3)
    close(made)
    guard kept >= 0 else { return nil }
    guard fcntl(kept, F_SETFL, O_APPEND) >= 0 else {
      close(kept)
      return nil
    }
    return kept
  }
}
