/// Why a trace can't be written or read.
public enum TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file can't be opened or read.
  case unreadable(file: String, reason: String)
  /// The trace can't be written: the disk is full, say. What was written before can be read.
  case unwritable(reason: String)
  /// A line is damaged, or missing before this one; only the last one may be torn.
  case damaged(line: Int, reason: String)

  /// What happened, for people.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file) can't be read: \(reason)"
    case .unwritable(let reason): "the trace can't be written: \(reason)"
    case .damaged(let line, let reason): "the trace is damaged at line \(line): \(reason)"
    }
  }
}
