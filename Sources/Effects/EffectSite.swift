/// What the author of an effect said about it, for its task, for traces and for failure texts.
@usableFromInline
package struct EffectSite: Sendable {
  @usableFromInline package let name: String?
  @usableFromInline package let priority: TaskPriority?
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
    self.priority = priority
    self.fileID = fileID
    self.line = line
  }
}
