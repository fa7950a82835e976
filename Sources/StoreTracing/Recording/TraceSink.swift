/// Where the lines of a trace go.
public protocol TraceSink: Sendable {
  /// Takes in lines, each with its line feed at the end.
  ///
  /// Called in order and by one thread at a time; when it returns, a crash of the process does not
  /// lose the lines. When it throws, nothing more is written.
  ///
  /// - Parameters:
  ///   - lines: one line or several, in UTF-8.
  ///   - startsPart: whether the lines begin a part of the trace that can be read without the ones
  ///     before it.
  /// - Throws: why the lines can't be taken.
  func write(_ lines: [UInt8], startsPart: Bool) throws

  /// Nothing more comes.
  ///
  /// - Throws: why what was written may be lost.
  func close() throws
}

extension TraceSink {
  /// Does nothing.
  public func close() throws {}
}
