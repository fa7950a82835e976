/// When a trace file is put aside, and how many of them are kept.
///
/// `todos.trace` becomes `todos.trace.1`, that becomes `todos.trace.2`, and the oldest is deleted.
/// Each part can be read alone: it begins with the whole state.
public struct TraceRotation: Hashable, Sendable {
  /// One file, however long.
  public static let never = TraceRotation(size: .max, parts: 0)

  /// How many bytes a part has when the next one begins; the line that exceeds it is the last.
  public let size: Int
  /// How many old parts are kept beside the current one.
  public let parts: Int

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - size: how many bytes a part has when the next one begins, at least 1024.
  ///   - parts: how many old parts are kept.
  public init(size: Int, parts: Int) {
    self.size = max(size, 1024)
    self.parts = max(parts, 0)
  }

  /// The files of a trace that may exist, the oldest first.
  func files(of file: String) -> [String] {
    (0..<parts).reversed().map { "\(file).\($0 + 1)" } + [file]
  }
}
