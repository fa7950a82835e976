/// What the author of an effect said about it, for its task, for traces and for failure texts.
@usableFromInline
package struct EffectSite: Sendable {
  @usableFromInline package let name: String?
  /// A `TaskPriority` is of a size that only the run time knows, and so would be all that holds one.
  @usableFromInline package let rawPriority: UInt8?
  @usableFromInline package let fileID: String
  @usableFromInline package let line: Int

  /// That of an effect that just sends.
  @usableFromInline package static let unknown = EffectSite(
    name: nil,
    priority: nil,
    fileID: "",
    line: 0
  )

  @inlinable
  package init(name: String?, priority: TaskPriority?, fileID: String, line: Int) {
    self.name = name
    rawPriority = priority?.rawValue
    self.fileID = fileID
    self.line = line
  }

  @inlinable package var priority: TaskPriority? {
    guard let rawPriority else { return nil }
    return TaskPriority(rawValue: rawPriority)
  }
}
