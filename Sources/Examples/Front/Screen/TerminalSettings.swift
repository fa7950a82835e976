import Effects
import Foundation

/// The settings of the terminal, put back on every way out of the program, a crash included.
///
/// There is one terminal in a process, so this is for all of it.
package enum TerminalSettings {
  private static let saved = Locked<termios?>(nil)

  private static let beginning = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  private static let end = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Takes keys one by one, without an echo, and a screen of its own; signals of keys stay.
  ///
  /// Returns false if there is no terminal.
  @MainActor
  package static func takeOver() -> Bool {
    var settings = termios()
    guard tcgetattr(0, &settings) == 0 else { return false }
    let (before, isFirst) = saved.withLock { saved in
      defer { saved = saved ?? settings }
      return (saved ?? settings, saved == nil)
    }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    // Ctrl-C throws nothing away that is on its way to the terminal, what puts it back least of all.
    raw.c_lflag |= tcflag_t(ISIG | NOFLSH)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | ISTRIP)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    CrashSignals.arm(before, end)
    guard set(&raw) else {
      // What was taken over before has to be put back still.
      if isFirst { forget() }
      return false
    }
    try? FileWriter(descriptor: 1).write(beginning)
    KeptErrors.begin()
    return true
  }

  /// Whether the shell has the terminal, and this program goes on behind it.
  ///
  /// The system stops only a program whose thread has the signal for that unblocked, which the threads
  /// of the main actor haven't: those change the terminal under the hands of the shell.
  static var isBehind: Bool {
    let group = tcgetpgrp(0)
    return group > 0 && group != getpgrp()
  }

  /// Puts everything back as it was found; does nothing if it is so already.
  package static func putBack() {
    let settings = saved.withLock { saved in
      defer { saved = nil }
      return saved
    }
    guard var settings else { return }
    let takesText = takesText
    if takesText { try? FileWriter(descriptor: 1).write(end) }
    _ = set(&settings)
    CrashSignals.disarm()
    KeptErrors.end(isShown: takesText)
  }

  /// Nothing has been taken over, so there is nothing to be put back, now or in a crash.
  private static func forget() {
    CrashSignals.disarm()
    saved.withLock { $0 = nil }
  }

  /// Whether the terminal takes text: who wants to leave doesn't wait for one that has stopped.
  private static var takesText: Bool {
    var request = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
    while true {
      let count = poll(&request, 1, 100)
      guard count < 0, errno == EINTR else { return count > 0 }
    }
  }

  private static func set(_ settings: inout termios) -> Bool {
    while tcsetattr(0, TCSANOW, &settings) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  /// How much the terminal can show at the moment.
  static var size: ScreenSize {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return .usual
    }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
