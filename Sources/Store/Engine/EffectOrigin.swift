/// What the host of an effect table remembers for each tree.
@usableFromInline
package struct EffectOrigin<Action: Sendable>: Sendable {
  /// The action whose reduction returned the tree.
  @usableFromInline package let action: Action
  /// The task of the external send that all this goes back to.
  @usableFromInline package let task: StoreTask

  @inlinable
  package init(action: Action, task: StoreTask) {
    self.action = action
    self.task = task
  }
}
