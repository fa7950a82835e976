/// Names the place at which a reducer embeds a child, for the effects that the child returns.
struct ScopeKey: Hashable, Sendable {
  /// The key path to the child's state; an enum case has none.
  // INVARIANT: a key path is immutable; it is only compared and hashed.
  private nonisolated(unsafe) let path: AnyKeyPath?
  private let child: ObjectIdentifier
  private let fileID: String
  private let line: UInt
  private let column: UInt

  init(
    _ path: AnyKeyPath?,
    child: Any.Type,
    fileID: String,
    line: UInt,
    column: UInt
  ) {
    self.path = path
    self.child = ObjectIdentifier(child)
    self.fileID = fileID
    self.line = line
    self.column = column
  }
}
