import Effects
import Foundation

/// Everything that comes out of a descriptor, read by a thread of its own.
///
/// Waiters are resumed by the arrival of what they wait for, or by the end.
final class Transcript: Sendable {
  struct Ended: Error {
    let text: String
  }

  private struct Contents {
    var bytes: [UInt8] = []
    /// Where the search for the next text begins.
    var position = 0
    var isOver = false
    var waiters: [(needle: [UInt8]?, waiter: CheckedContinuation<Bool, Never>)] = []

    /// Finds `needle` behind the last one; nil stands for the end.
    mutating func finds(_ needle: [UInt8]?) -> Bool? {
      guard let needle else { return isOver ? true : nil }
      guard let range = bytes[position...].firstRange(of: needle) else {
        return isOver ? false : nil
      }
      position = range.upperBound
      return true
    }
  }

  private let contents = Locked(Contents())

  /// Reads until the end, or only until the first line feed, and closes the descriptor then.
  init(_ descriptor: Int32?, endsAfterLine: Bool = false) {
    guard let descriptor else {
      received(nil)
      return
    }
    Thread { [self] in
      var block = [UInt8](repeating: 0, count: endsAfterLine ? 1 : 4096)
      while true {
        let count = read(descriptor, &block, block.count)
        if count < 0, errno == EINTR { continue }
        // A terminal whose last user has gone answers with an error.
        guard count > 0 else { break }
        received(block[..<count])
        if endsAfterLine, block[0] == UInt8(ascii: "\n") { break }
      }
      close(descriptor)
      received(nil)
    }.start()
  }

  /// Waits until `text` has arrived, behind what was waited for before.
  func wait(for text: String) async throws {
    guard await finds(Array(text.utf8)) else { throw Ended(text: soFar) }
  }

  /// Waits for the end and returns everything.
  func all() async -> String {
    _ = await finds(nil)
    return soFar
  }

  private var soFar: String { contents.withLock { String(decoding: $0.bytes, as: UTF8.self) } }

  private func finds(_ needle: [UInt8]?) async -> Bool {
    await withCheckedContinuation { waiter in
      let found = contents.withLock { contents in
        let found = contents.finds(needle)
        if found == nil { contents.waiters.append((needle, waiter)) }
        return found
      }
      if let found { waiter.resume(returning: found) }
    }
  }

  private func received(_ bytes: ArraySlice<UInt8>?) {
    let ready = contents.withLock { contents in
      if let bytes { contents.bytes += bytes } else { contents.isOver = true }
      var ready: [(CheckedContinuation<Bool, Never>, Bool)] = []
      let waiters = contents.waiters
      contents.waiters = []
      for entry in waiters {
        if let found = contents.finds(entry.needle) {
          ready.append((entry.waiter, found))
        } else {
          contents.waiters.append(entry)
        }
      }
      return ready
    }
    for (waiter, found) in ready { waiter.resume(returning: found) }
  }
}
