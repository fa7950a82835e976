public import Effects

/// A child of a reducer, and where its state and its actions are.
///
/// An object, so that a reducer that embeds a child is one word: what lies in a struct is copied for each
/// action, one reference after the other.
@usableFromInline
final class Embedding<State, Part, Action: Sendable, PartAction, Child: Reducer> {
  @usableFromInline let path: WritableKeyPath<State, Part>
  /// How far from the start of the state the part lies; negative when that is not all there is to it.
  @usableFromInline let offset: Int
  @usableFromInline let action: CasePath<Action, PartAction>
  @usableFromInline let child: KeptReducer<Child>
  @usableFromInline let place: CodePlace
  @usableFromInline let modifier: ScopeKey.Modifier

  @inlinable
  init(
    _ modifier: ScopeKey.Modifier,
    _ child: Child,
    _ path: WritableKeyPath<State, Part>,
    _ action: CasePath<Action, PartAction>,
    _ place: CodePlace
  ) {
    self.modifier = modifier
    self.child = KeptReducer(child)
    self.path = path
    offset = MemoryLayout<State>.offset(of: path) ?? -1
    self.action = action
    self.place = place
  }

  @usableFromInline var key: ScopeKey {
    ScopeKey(modifier, .property(PathKey(path)), action.key, child: Child.self, at: place)
  }

  // INVARIANT: assigned where the reducer runs, by functions that call nobody meanwhile, which a debug build
  // checks.
  #if DEBUG
  @usableFromInline var name: EffectID?
  #else
  @exclusivity(unchecked) @usableFromInline var name: EffectID?
  #endif

  /// The key as an id, made when it is first needed: many children never return an effect.
  @inlinable var scope: EffectID {
    if let name { return name }
    return makeName()
  }

  @usableFromInline
  func makeName() -> EffectID {
    let made = EffectID(key)
    name = made
    return made
  }

  /// Calls `body` with the child's part of the state, in its place.
  // INVARIANT: a path that has an offset is one of stored properties without observers: the part lies there,
  // inside of the state, which is held while `body` runs. A debug build checks that it fits.
  @inlinable
  @inline(__always)
  func withPart<Result>(of state: inout State, _ body: (inout Part) -> Result) -> Result {
    guard offset >= 0 else { return withComputedPart(of: &state, body) }
    assert(offset + MemoryLayout<Part>.size <= MemoryLayout<State>.size)
    return withUnsafeMutablePointer(to: &state) { state in
      let part = UnsafeMutableRawPointer(state) + offset
      assert(Int(bitPattern: part) % MemoryLayout<Part>.alignment == 0)
      return body(&part.assumingMemoryBound(to: Part.self).pointee)
    }
  }

  @inlinable
  @inline(never)
  func withComputedPart<Result>(of state: inout State, _ body: (inout Part) -> Result) -> Result {
    body(&state[keyPath: path])
  }

  /// Goes into the place of the child, if it has effects, and back.
  @inlinable
  func enter(_ visit: inout ScopeVisit, _ body: (inout ScopeVisit) -> Void) {
    var place = scope
    visit.enter(&place, body)
    if !place.isIdentical(to: scope) { name = place }
  }

  /// Calls `body` with the child's part of a state that nobody changes meanwhile.
  @inlinable
  func visitPart(of state: Borrowed<State>, _ body: (Borrowed<Part>) -> Void) {
    guard offset >= 0 else { return state.part(path, body) }
    let part = UnsafeRawPointer(state.pointer) + offset
    body(Borrowed<Part>(part.assumingMemoryBound(to: Part.self)))
  }
}
