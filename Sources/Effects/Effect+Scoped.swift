extension Effect {
  /// The effect of a child: its ids are private to the child, and it lives as long as the child.
  ///
  /// - Parameter key: names the child among the children of the reducer that embeds it.
  /// - Returns: the effect, in the scope of the child.
  @inlinable
  package func scoped(_ key: some Hashable & Sendable) -> Self {
    scoped(in: EffectID(key))
  }

  /// The effect of a child, whose name is an id already.
  ///
  /// - Parameter id: names the child among the children of the reducer that embeds it.
  /// - Returns: the effect, in the scope of the child.
  @inlinable
  package func scoped(in id: EffectID) -> Self {
    if case .none = content { return self }
    return Self(.group(EffectGroup(.scoped(id), [self])))
  }

  /// Tells the author of something that was ignored.
  @inlinable
  package static func report(_ text: String) -> Self {
    Self(.report(text))
  }
}
