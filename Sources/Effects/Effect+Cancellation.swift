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
  @inlinable
  public func cancellable(
    id: some Hashable & Sendable,
    _ strategy: FlattenStrategy = .merge
  ) -> Self {
    cancellable(id: id, strategy, scope: .local)
  }

  /// Registers this effect, as a whole, under an id that counts where `scope` says.
  ///
  /// With ``EffectScope/store``, reducers of different scopes can share an id: one starts what
  /// another one cancels. Otherwise as the form without a scope.
  ///
  /// - Parameters:
  ///   - id: the id.
  ///   - strategy: what happens when the id is in flight already.
  ///   - scope: where the id counts.
  /// - Returns: the effect, to be registered when it is taken up.
  @inlinable
  public func cancellable(
    id: some Hashable & Sendable,
    _ strategy: FlattenStrategy = .merge,
    scope: EffectScope
  ) -> Self {
    registered(EffectID(id), strategy, scope)
  }

  @inlinable
  func registered(_ id: EffectID, _ strategy: FlattenStrategy, _ scope: EffectScope) -> Self {
    switch content {
    case .none:
      // Nothing to run, yet what is in flight is superseded.
      return strategy == .latest ? Self(.cancel(id, scope)) : self
    case .group(let group) where group.kind == .identified(id, strategy, scope):
      return self
    default:
      return Self(.group(EffectGroup(.identified(id, strategy, scope), [self])))
    }
  }

  /// Cancels whatever is in flight under an id, then runs this effect under it.
  ///
  /// The same as ``cancellable(id:_:)`` with the strategy ``FlattenStrategy/latest``.
  ///
  /// - Parameter id: the id that the successive effects share.
  /// - Returns: the effect, to be registered when it is taken up.
  @inlinable
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
  @inlinable
  public static func cancel(id: some Hashable & Sendable) -> Self {
    cancel(id: id, scope: .local)
  }

  /// An effect that cancels every effect registered under an id that counts where `scope` says.
  ///
  /// - Parameters:
  ///   - id: the id given to ``cancellable(id:_:scope:)``.
  ///   - scope: where the id counts.
  /// - Returns: an effect that ends at once.
  @inlinable
  public static func cancel(id: some Hashable & Sendable, scope: EffectScope) -> Self {
    Self(.cancel(EffectID(id), scope))
  }
}
