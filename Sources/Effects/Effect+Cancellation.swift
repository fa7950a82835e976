extension Effect {
  /// Registers this effect, as a whole, under an id.
  ///
  /// **Ordering:** registration is part of reducing the action that returned the effect, not of the
  /// start of its body; a body that the same turn cancels again may never start.
  ///
  /// **Cancellation:** ``cancel(id:)`` with an equal id ends it. Ids are private to the store, and
  /// to the scope of the reducer that returned the effect; ids of different types are never equal.
  ///
  /// An effect inside another one that holds the same id has been admitted already: a limit or
  /// `.exhaust` doesn't apply to it again.
  ///
  /// - Parameters:
  ///   - id: the id; an enum case makes a good one.
  ///   - strategy: what happens when the id is in flight already.
  /// - Returns: the effect, to be registered when it is taken up.
  public func cancellable(
    id: some Hashable & Sendable,
    _ strategy: FlattenStrategy = .merge
  ) -> Self {
    let id = EffectID(id)
    switch content {
    case .none:
      // Nothing to run, yet what is in flight is superseded.
      return strategy == .latest ? Self(.cancel(id)) : self
    case .group(let group) where group.kind == .identified(id, strategy):
      return self
    default:
      return Self(.group(EffectGroup(.identified(id, strategy), [self])))
    }
  }

  /// Cancels whatever is in flight under an id, then runs this effect under it.
  ///
  /// The same as ``cancellable(id:_:)`` with the strategy ``FlattenStrategy/latest``.
  ///
  /// - Parameter id: the id that the successive effects share.
  /// - Returns: the effect, to be registered when it is taken up.
  public func switchToLatest(id: some Hashable & Sendable) -> Self {
    cancellable(id: id, .latest)
  }

  /// An effect that cancels every effect registered under an id.
  ///
  /// **Ordering:** it acts where it stands. Effects of the same tree that stand behind it are
  /// spared, those in front of it and those of all other trees are cut: running, waiting for their
  /// turn, or queued for delivery.
  ///
  /// **Errors:** an id that is not in flight is fine; nothing happens.
  ///
  /// - Parameter id: the id given to ``cancellable(id:_:)``.
  /// - Returns: an effect that ends at once.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(.cancel(EffectID(id)))
  }
}
