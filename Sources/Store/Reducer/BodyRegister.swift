internal import Effects
internal import Synchronization

/// The types of reducers that leave something to their body, as far as it is known.
///
/// A reducer may have a body and implement `reduce` all the same: then that is what counts, and its body
/// must not be run in its place. The type system can't be asked which it is. So a reducer is let go its own
/// way once, and the implementation that calls the body, if it is that one, says that it was called. What is
/// true of one value of a type is true of all.
@usableFromInline
final class BodyRegister: Sendable {
  /// Those whose body reduces for them.
  @usableFromInline static let reducing = BodyRegister()
  /// Those whose body looks at children for them.
  @usableFromInline static let visiting = BodyRegister()

  private let asking = Atomic<Int>(0)
  private let types = Locked<Set<ObjectIdentifier>>([])

  private init() {}

  /// Whether the body of a reducer of this type does it, as is found out by letting the reducer do it.
  func asks<Result>(about type: Any.Type, _ body: () -> Result) -> (isLeft: Bool, result: Result) {
    asking.add(1, ordering: .relaxed)
    let result = body()
    asking.subtract(1, ordering: .relaxed)
    return (knows(type), result)
  }

  /// Whether it has been found out that the body does it.
  func knows(_ type: Any.Type) -> Bool {
    types.withLock { $0.contains(ObjectIdentifier(type)) }
  }

  /// Says that the body does it, if anybody asks.
  @usableFromInline
  func note(_ type: Any.Type) {
    guard asking.load(ordering: .relaxed) > 0 else { return }
    _ = types.withLock { $0.insert(ObjectIdentifier(type)) }
  }
}
