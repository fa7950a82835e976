import Effects
import Foundation

/// Reads lines of a descriptor on a thread of its own, when they are asked for.
///
/// Lines that one read finds are handed over together. Nothing is read ahead of demand, so that
/// endless input costs no memory, and what was not asked for stays in the terminal.
package final class LineInput: Sendable {
  private typealias Waiter = CheckedContinuation<[String]?, Never>

  /// The number of lines from which on no further read is made for the rest of the last one.
  private static let enoughLines = 1024

  private let demand = Locked(LineDemand<Waiter>())
  private let wanted = DispatchSemaphore(value: 0)
  private let failureCode = Locked<Int32?>(nil)
  private let descriptor: Int32

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether a read would not have to wait, as when a line was typed ahead.
  package var isReady: Bool { isReady(within: 0) }

  /// Why the lines ended before the end of the input, if they did.
  ///
  /// A descriptor that the program was started without is an input without lines.
  package var failure: String? {
    guard let code = failureCode.withLock({ $0 }), code != EBADF else { return nil }
    return "cannot read standard input: \(String(cString: strerror(code)))"
  }

  /// The lines that are left, those that came together in one array; for one consumer.
  ///
  /// **Cancellation:** ends the input for good.
  package func batches() -> AsyncStream<[String]> {
    Thread { [self] in read() }.start()
    return AsyncStream { await self.next() }
  }

  private func next() async -> [String]? {
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
    var block = [UInt8](repeating: 0, count: 16_384)
    var isOver = false
    wanted.wait()
    while !isOver {
      var lines: [String] = []
      repeat {
        isOver = !read(into: &splitter, &block)
        while let line = splitter.next() { lines.append(line) }
      } while !isOver && (lines.isEmpty || goesOn(after: lines, splitter))
      if isOver, let line = splitter.last() { lines.append(line) }
      if !lines.isEmpty { deliver(lines) }
    }
    demand.withLock { $0.ends() }?.resume(returning: nil)
  }

  /// Whether a line has begun that belongs to these, since its rest, or the end, is there already.
  private func goesOn(after lines: [String], _ splitter: LineSplitter) -> Bool {
    splitter.isInLine && lines.count < Self.enoughLines && isReady
  }

  /// Reads a block; returns false at the end, which a failure is too.
  private func read(into splitter: inout LineSplitter, _ block: inout [UInt8]) -> Bool {
    while true {
      let count = Foundation.read(descriptor, &block, block.count)
      guard count < 0 else {
        splitter.append(block[..<count])
        return count > 0
      }
      switch errno {
      case EINTR:
        break
      case EAGAIN:
        // Somebody who shares the descriptor has made it non-blocking.
        _ = isReady(within: -1)
      case let code:
        failureCode.withLock { $0 = code }
        return false
      }
    }
  }

  /// Waits so many milliseconds, without limit if negative, until a read would not have to.
  private func isReady(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Hands lines over and waits until the next ones are wanted.
  private func deliver(_ lines: [String]) {
    demand.withLock { $0.arrives() }?.resume(returning: lines)
    wanted.wait()
  }
}
