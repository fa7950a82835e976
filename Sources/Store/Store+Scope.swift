extension Store {
  /// A store of a child that is always there.
  ///
  /// It is part of this one: it has the same queue, and nothing of its own. Making one is cheap; make
  /// the stores of a list's rows when they are shown.
  ///
  /// - Parameters:
  ///   - state: where the child's state is.
  ///   - action: the child's actions among this store's.
  /// - Returns: the child's store, which keeps this one alive.
  public func scope<S, A: Sendable>(
    state: KeyPath<State, S>,
    action: CasePath<Action, A>
  ) -> Store<S, A> {
    makeScope(self.state[keyPath: state], { $0[keyPath: state] }, action.embed)
  }

  /// A store of a child that is there or not.
  ///
  /// Held after its child has gone, it keeps the last state that it was asked for or that an action of
  /// its own left, and ignores and reports what it is sent.
  ///
  /// - Parameters:
  ///   - state: where the child's state is.
  ///   - action: the child's actions among this store's.
  /// - Returns: the child's store, which keeps this one alive; nil when the child isn't there.
  public func scope<S, A: Sendable>(
    state: KeyPath<State, S?>,
    action: CasePath<Action, A>
  ) -> Store<S, A>? {
    self.state[keyPath: state].map { makeScope($0, { $0[keyPath: state] }, action.embed) }
  }

  /// A store of one row of a collection.
  ///
  /// Held after its row has gone, it keeps the last state that it was asked for or that an action of
  /// its own left, and ignores and reports what it is sent.
  ///
  /// - Parameters:
  ///   - state: where the collection is.
  ///   - id: which row.
  ///   - action: the actions of rows among this store's.
  /// - Returns: the row's store, which keeps this one alive; nil when there is no such row.
  /// - Complexity: O(1), whatever the number of rows.
  public func scope<ID: Hashable & Sendable, S, A: Sendable>(
    state: KeyPath<State, IdentifiedArray<ID, S>>,
    id: ID,
    action: CasePath<Action, IdentifiedAction<ID, A>>
  ) -> Store<S, A>? {
    self.state[keyPath: state][id: id].map { row in
      makeScope(
        row,
        { $0[keyPath: state][id: id] },
        { action.embed(.element(id: id, action: $0)) }
      )
    }
  }

  private func makeScope<S, A: Sendable>(
    _ initialState: S,
    _ part: @escaping (State) -> S?,
    _ embed: @escaping (A) -> Action
  ) -> Store<S, A> {
    Store<S, A>(
      backing: Self.open(backing, initialState: initialState, part: part, embed: embed)
    )
  }

  private static func open<Parent: StoreBacking, S, A: Sendable>(
    _ parent: Parent,
    initialState: S,
    part: @escaping (Parent.State) -> S?,
    embed: @escaping (A) -> Parent.Action
  ) -> ScopedCore<S, A> {
    ScopedCore(of: parent, initialState: initialState, part: part, embed: embed)
  }
}
