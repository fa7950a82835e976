/// What a store is held by: the store itself and its parts strongly, its effects weakly.
///
/// An object to which there are weak references counts all its references slowly. This one is there so
/// that the core, which each action retains, is not such an object.
@usableFromInline
final class StoreLife<State, Action: Sendable> {
  @usableFromInline let core: StoreCore<State, Action>

  init(_ core: StoreCore<State, Action>) {
    self.core = core
  }
}
