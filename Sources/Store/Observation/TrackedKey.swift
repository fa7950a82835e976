/// Names what has been read through a store, from the root on, so that all who read it share one entry.
///
/// Two row stores for one row, made at different times, give one name.
@usableFromInline
final class TrackedKey: Hashable {
  /// A step from one state to a part of it, or to a fact about it.
  @usableFromInline
  enum Step: Hashable {
    /// The value at a key path: a property, or the state of a child that is always there.
    case value(AnyKeyPath)
    /// A child that is there or not, as long as it is the one with this key.
    case child(AnyKeyPath, ChildKey)
    /// The row with this id.
    case row(AnyKeyPath, AnyHashable)
    /// Which child is there.
    case presence(AnyKeyPath)
    /// Which rows there are, in order.
    case ids(AnyKeyPath)
    /// What the function of a binding reads; no two bindings share one.
    case binding(BindingIdentity)
  }

  private let parent: TrackedKey?
  private let step: Step
  /// The hash of both, made once: a dictionary asks for it whenever a neighbour comes or goes.
  private let digest: Int

  @usableFromInline
  init(_ step: Step, in parent: TrackedKey?) {
    self.step = step
    self.parent = parent
    var hasher = Hasher()
    hasher.combine(step)
    hasher.combine(parent)
    digest = hasher.finalize()
  }

  @usableFromInline
  static func == (left: TrackedKey, right: TrackedKey) -> Bool {
    left === right
      || (left.digest == right.digest && left.step == right.step && left.parent == right.parent)
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}

/// Tells one binding from another for as long as anybody refers to it: an address would be used again.
@usableFromInline
final class BindingIdentity: Hashable {
  @usableFromInline
  static func == (left: BindingIdentity, right: BindingIdentity) -> Bool { left === right }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
