import Foundation
import Store

/// Reads lines of a descriptor on a thread of its own, each when it is asked for.
///
/// Nothing is read ahead of demand except the rest of a block, so that endless input costs no
/// memory, and what was not asked for stays in the terminal.
package final class LineInput: Sendable {
  private typealias Waiter = CheckedContinuation<String?, Never>

  private let demand = Locked(LineDemand<Waiter>())
  private let wanted = DispatchSemaphore(value: 0)
  private let failureCode = Locked<Int32?>(nil)
  private let descriptor: Int32

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether a read would not have to wait, as when a line was typed ahead.
  package var isReady: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// Why the lines ended before the end of the input, if they did.
  ///
  /// A descriptor that the program was started without is an input without lines.
  package var failure: String? {
    guard let code = failureCode.withLock({ $0 }), code != EBADF else { return nil }
    return "cannot read standard input: \(String(cString: strerror(code)))"
  }

  /// The lines that are left, for one consumer.
  ///
  /// **Cancellation:** ends the input for good.
  package func lines() -> AsyncStream<String> {
    Thread { [self] in read() }.start()
    return AsyncStream { await self.next() }
  }

  private func next() async -> String? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        switch demand.withLock({ $0.asks(waiter) }) {
        case .read: wanted.signal()
        case .refuse(let waiter): waiter.resume(returning: nil)
        }
      }
    } onCancel: {
      demand.withLock { $0.ends() }?.resume(returning: nil)
    }
  }

  /// What the thread does, until the end of the input or of the process.
  private func read() {
    var splitter = LineSplitter()
    var block = [UInt8](repeating: 0, count: 4096)
    wanted.wait()
    while true {
      while let line = splitter.next() { deliver(line) }
      let count = Foundation.read(descriptor, &block, block.count)
      if count > 0 {
        splitter.append(block[..<count])
      } else if count == 0 {
        break
      } else if errno != EINTR {
        let code = errno
        failureCode.withLock { $0 = code }
        break
      }
    }
    if let line = splitter.last() { deliver(line) }
    demand.withLock { $0.ends() }?.resume(returning: nil)
  }

  /// Hands a line over and waits until the next one is wanted.
  private func deliver(_ line: String) {
    demand.withLock { $0.arrives() }?.resume(returning: line)
    wanted.wait()
  }
}
