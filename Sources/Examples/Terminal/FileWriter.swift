import Foundation

/// Writes to a descriptor, past every buffer.
struct FileWriter: Sendable {
  let descriptor: Int32

  /// Returns when the system has taken all of `text`.
  func write(_ text: String) throws(WriteFailure) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        throw WriteFailure(code: errno)
      }
    }
  }

  /// Somebody who shares the descriptor has made it non-blocking.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
