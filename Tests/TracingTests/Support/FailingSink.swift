import Effects
import StoreTracing

/// A sink that fails after so many lines.
final class FailingSink: TraceSink {
  struct Failure: Error {}

  let lines = Locked<[String]>([])
  let limit: Int

  init(after limit: Int) {
    self.limit = limit
  }

  func write(_ bytes: [UInt8], startsPart: Bool) throws {
    try lines.withLock { lines throws(Failure) in
      guard lines.count < limit else { throw Failure() }
      lines.append(String(decoding: bytes, as: UTF8.self))
    }
  }
}
