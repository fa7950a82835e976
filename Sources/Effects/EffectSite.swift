/// What the author of an effect said about it, for its task, for traces and for failure texts.
package struct EffectSite: Sendable {
  package let name: String?
  package let priority: TaskPriority?
  package let fileID: String
  package let line: Int

  /// That of an effect that just sends.
  package static let unknown = EffectSite(name: nil, priority: nil, fileID: "", line: 0)

  package init(name: String?, priority: TaskPriority?, fileID: String, line: Int) {
    self.name = name
    self.priority = priority
    self.fileID = fileID
    self.line = line
  }
}
