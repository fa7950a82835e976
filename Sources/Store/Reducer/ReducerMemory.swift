/// What is kept of a reducer between two actions: its body, once that has been made.
///
/// Whoever keeps a reducer keeps one of these beside it: a store, and whatever embeds reducers. It belongs
/// to that one reducer, and is used where that is.
public final class ReducerMemory<Body> {
  /// Who does something for the reducer: its body, or the reducer itself.
  @usableFromInline
  enum Answer: Sendable {
    case unknown, body, itself
  }

  // INVARIANT: a body is assigned once, before it is first used, by a function that calls nobody meanwhile,
  // which a debug build checks. It is a `MadeBody<Body>`, which only a body that is a reducer has.
  #if DEBUG
  @usableFromInline var made: Unmanaged<AnyObject>?
  @usableFromInline var visited: Unmanaged<AnyObject>?
  #else
  @exclusivity(unchecked) @usableFromInline var made: Unmanaged<AnyObject>?
  @exclusivity(unchecked) @usableFromInline var visited: Unmanaged<AnyObject>?
  #endif
  @usableFromInline var reducing = Answer.unknown
  @usableFromInline var visiting = Answer.unknown
  // INVARIANT: holds what the two others point to, and is never taken back.
  @usableFromInline var owner: AnyObject?

  @inlinable
  init() {}
}

extension ReducerMemory where Body: Reducer {
  /// Keeps a body, to reduce or to look at children.
  func keep(
    _ path: ReferenceWritableKeyPath<ReducerMemory, Unmanaged<AnyObject>?>,
    _ make: () -> Body
  ) -> MadeBody<Body> {
    let kept = alreadyKept ?? keep(MadeBody(make()))
    self[keyPath: path] = .passUnretained(kept)
    return kept
  }

  private var alreadyKept: MadeBody<Body>? { owner as? MadeBody<Body> }

  /// Keeps a body that has been made, unless its author came here meanwhile: what was kept first stays.
  private func keep(_ made: MadeBody<Body>) -> MadeBody<Body> {
    let kept = alreadyKept ?? made
    owner = kept
    return kept
  }
}

extension Unmanaged where Instance == AnyObject {
  /// Calls `body` with what is kept of a reducer's body.
  // INVARIANT: the pointer comes from the memory of a reducer with that body, and whoever calls this holds
  // the memory. A debug build checks the type.
  @inlinable
  func withBody<Body: Reducer, Result>(
    of type: Body.Type,
    _ body: (KeptReducer<Body>) -> Result
  ) -> Result {
    _withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: MadeBody<Body>.self).reducer) }
  }
}
