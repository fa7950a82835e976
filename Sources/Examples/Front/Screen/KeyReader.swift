import Foundation

/// Reads keys of a terminal, on a thread of its own.
enum KeyReader {
  /// How long an escape character waits for what may belong to it, in milliseconds.
  private static let patience: Int32 = 50

  /// Calls `onEvent` with keys as they are pressed, and once at the end.
  static func start(descriptor: Int32, _ onEvent: @escaping @Sendable (ScreenEvent) -> Void) {
    Thread { read(descriptor, onEvent) }.start()
  }

  private static func read(_ descriptor: Int32, _ onEvent: @Sendable (ScreenEvent) -> Void) {
    var parser = KeyParser()
    var block = [UInt8](repeating: 0, count: 1024)
    while true {
      if parser.isInKey, !isReady(descriptor, within: patience) {
        let keys = parser.flush()
        if !keys.isEmpty { onEvent(.keys(keys)) }
      }
      let count = Foundation.read(descriptor, &block, block.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        _ = isReady(descriptor, within: -1)
        continue
      }
      if count < 0, errno == EIO, TerminalSettings.isBehind {
        // The keys are the shell's for now, and no end.
        _ = poll(nil, 0, patience)
        continue
      }
      guard count > 0 else { return onEvent(.end) }
      let keys = parser.parse(block[..<count])
      if !keys.isEmpty { onEvent(.keys(keys)) }
    }
  }

  private static func isReady(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
