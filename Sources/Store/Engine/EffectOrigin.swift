/// What the host of an effect table remembers for each tree.
package struct EffectOrigin<Action: Sendable>: Sendable {
  /// The action whose reduction returned the tree.
  package let action: Action
  /// The task of the external send that all this goes back to.
  package let task: StoreTask

  package init(action: Action, task: StoreTask) {
    self.action = action
    self.task = task
  }
}
