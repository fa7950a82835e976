/// What the tasks of a store ask of it: made once for all of them.
@usableFromInline
package final class StoreTaskActions: Sendable {
  let onCancel: @Sendable (StoreTask) -> Void
  let onWait: (@Sendable (StoreTask, TaskPriority) -> Void)?
  let drive: (@Sendable (StoreTask) async -> Void)?

  /// Makes what the tasks of a store do.
  ///
  /// - Parameters:
  ///   - onCancel: makes the store cut what belongs to the task.
  ///   - onWait: makes the store raise the priority of what belongs to the task.
  ///   - drive: waits in place of the task, for a store that has to be moved meanwhile.
  package init(
    onCancel: @escaping @Sendable (StoreTask) -> Void,
    onWait: (@Sendable (StoreTask, TaskPriority) -> Void)? = nil,
    drive: (@Sendable (StoreTask) async -> Void)? = nil
  ) {
    self.onCancel = onCancel
    self.onWait = onWait
    self.drive = drive
  }
}
