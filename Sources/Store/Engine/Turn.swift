/// What a part of a store does when the turn of an action of its own comes.
@usableFromInline
struct Turn {
  /// What is in the way of the action, as text; nil when nothing is.
  @usableFromInline let obstacle: () -> String?
  /// The action has been reduced, and nobody has been told yet.
  @usableFromInline let isReduced: () -> Void
}
