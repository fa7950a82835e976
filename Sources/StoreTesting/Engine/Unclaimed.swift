/// An action that was reduced by itself, where not everything is asserted.
struct Unclaimed<Action: Sendable> {
  let action: Action
  /// What is shown if nobody receives it.
  let note: String?
}
