import Effects
import Foundation

/// Descriptors that no other process inherits by accident.
enum Descriptors {
  /// Held while descriptors are made, and while processes are started that would inherit them.
  static let making = Locked(())

  /// Makes a pipe.
  static func pipe() throws -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    try making.withLock { _ in
      try SystemFailure.check(Foundation.pipe(&ends), "pipe")
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    return (ends[0], ends[1])
  }

  /// Makes a pseudo-terminal: its end for us, and the path of the end for a process.
  ///
  /// Close that other end, which keeps the terminal from hanging up, when the process has started.
  static func terminal(
    columns: Int = 80,
    rows: Int = 24
  ) throws -> (master: Int32, slave: Int32, path: String) {
    var master: Int32 = -1
    var slave: Int32 = -1
    var name = [CChar](repeating: 0, count: 128)
    var size = winsize(
      ws_row: UInt16(rows),
      ws_col: UInt16(columns),
      ws_xpixel: 0,
      ws_ypixel: 0
    )
    try making.withLock { _ in
      try SystemFailure.check(openpty(&master, &slave, &name, nil, &size), "openpty")
      for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    let path = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return (master, slave, String(decoding: path, as: UTF8.self))
  }

  /// Another number for the same thing.
  static func copy(of descriptor: Int32) throws -> Int32 {
    try SystemFailure.check(fcntl(descriptor, F_DUPFD_CLOEXEC, 3), "fcntl")
  }

  /// Writes all of `text`; returns false if the reader has gone, which is no concern of most tests.
  @discardableResult
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    // Else a pipe without a reader ends the process of the tests.
    signal(SIGPIPE, SIG_IGN)
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }
}
