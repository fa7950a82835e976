/// A place in the code.
@usableFromInline
struct CodePlace: Hashable, Sendable, CustomStringConvertible {
  @usableFromInline let fileID: StaticString
  @usableFromInline let line: UInt
  @usableFromInline let column: UInt

  @inlinable
  init(_ fileID: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.line = line
    self.column = column
  }

  @usableFromInline var description: String { "\(fileID):\(line)" }

  /// One place may have its name several times in memory, where code is inlined into other modules.
  @usableFromInline
  static func == (left: Self, right: Self) -> Bool {
    guard left.line == right.line, left.column == right.column else { return false }
    return left.fileID.utf8Start == right.fileID.utf8Start
      || "\(left.fileID)" == "\(right.fileID)"
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}
