internal import Effects

/// Keeps a trace in memory, to be looked at while the program runs.
///
/// It holds the last two parts: with the `partSize` of its recorder, memory is bounded.
public final class TraceMemory: TraceSink {
  private let parts = Locked<(previous: [UInt8], current: [UInt8])>(([], []))

  /// Makes an empty one.
  public init() {}

  /// Everything that is held, as it would stand in a file.
  public var bytes: [UInt8] { parts.withLock { $0.previous + $0.current } }

  /// Takes in lines.
  ///
  /// - Parameters:
  ///   - lines: one line or several.
  ///   - startsPart: whether the part before the last one is let go.
  public func write(_ lines: [UInt8], startsPart: Bool) {
    parts.withLock { parts in
      if startsPart { parts = (parts.current, []) }
      parts.current += lines
    }
  }

  /// What was recorded so far.
  ///
  /// - Returns: the trace, from the oldest part that is still held.
  /// - Throws: `TraceError` when nothing has been recorded yet.
  public func trace() throws(TraceError) -> Trace {
    try Trace(bytes: bytes)
  }
}
