/// What all copies of a case path share.
///
/// An object, so that a path is one word: a reducer that nobody keeps copies its paths for each
/// action.
@usableFromInline
final class CasePathFunctions<Root, Value>: Sendable {
  @usableFromInline let wrap: @Sendable (Value) -> Root
  @usableFromInline let unwrap: @Sendable (Root) -> Value?
  /// Tells the children apart that one place in the code embeds, each with paths of its own.
  @usableFromInline let key: CasePathKey

  @inlinable
  init(
    _ wrap: @escaping @Sendable (Value) -> Root,
    _ unwrap: @escaping @Sendable (Root) -> Value?,
    _ key: CasePathKey
  ) {
    self.wrap = wrap
    self.unwrap = unwrap
    self.key = key
  }
}
