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
  @inlinable
  public func scope<S, A: Sendable>(
    state: KeyPath<State, S>,
    action: CasePath<Action, A>
  ) -> Store<S, A> {
    let embed = action.wrap
    if let core = life?.core {
      return makeScope(
        .value(state),
        core.state[keyPath: state],
        directly: { core.send(embed($0), turn: nil) },
        present: { core.state[keyPath: state] },
        { $0[keyPath: state] },
        embed
      )
    }
    if let part, let directly = part.directly {
      return makeScope(
        .value(state),
        part.state[keyPath: state],
        directly: { directly(embed($0)) },
        present: { [present = part.present] in
          guard let parent = present() else { return nil }
          return parent[keyPath: state]
        },
        { $0[keyPath: state] },
        embed
      )
    }
    return makeScope(.value(state), self.state[keyPath: state], { $0[keyPath: state] }, embed)
  }

  /// A store of a child that is there or not.
  ///
  /// It is the store of the child that is there now. Held after that one has gone, or when another one (with
  /// another id, if it is `Identifiable`) has taken its place, it keeps the last state that it was asked for
  /// or that an action of its own left, and ignores and reports what it is sent.
  ///
  /// **Observation:** whether there is a child, and which, is tracked; what changes inside of it is not.
  ///
  /// - Parameters:
  ///   - state: where the child's state is.
  ///   - action: the child's actions among this store's.
  /// - Returns: the child's store, which keeps this one alive; nil when the child isn't there.
  public func scope<S, A: Sendable>(
    state: KeyPath<State, S?>,
    action: CasePath<Action, A>
  ) -> Store<S, A>? {
    let child = backing.presentState?[keyPath: state]
    let key = child.map { ChildKey($0) }
    track(.presence(state)) { parent in (parent?[keyPath: state]).map { ChildKey($0) } != key }
    guard let child, let key else { return nil }
    return makeScope(
      .child(state, key),
      child,
      { parent in
        guard let child = parent[keyPath: state], ChildKey(child) == key else { return nil }
        return child
      },
      action.embed
    )
  }

  /// A store of one row of a collection.
  ///
  /// Held after its row has gone, it keeps the last state that it was asked for or that an action of
  /// its own left, and ignores and reports what it is sent.
  ///
  /// **Observation:** whether there is such a row is tracked; what changes inside of it is not. Which rows
  /// there are is tracked by ``ids(of:)``.
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
    let row = backing.presentState?[keyPath: state][id: id]
    let isThere = row != nil
    track(.row(state, AnyHashable(id))) { parent in
      (parent?[keyPath: state].contains(id: id) ?? false) != isThere
    }
    return row.map { row in
      makeScope(
        .row(state, AnyHashable(id)),
        row,
        { $0[keyPath: state][id: id] },
        { action.embed(.element(id: id, action: $0)) }
      )
    }
  }

  /// The ids of a collection's rows, in order: what a list shows.
  ///
  /// ```swift
  /// ForEach(store.ids(of: \.rows), id: \.self) { id in
  ///   if let row = store.scope(state: \.rows, id: id, action: rows) { RowView(store: row) }
  /// }
  /// ```
  ///
  /// **Observation:** which rows there are and their order are tracked; what changes inside of them is not.
  ///
  /// - Parameter state: where the collection is.
  /// - Returns: the ids, in order.
  /// - Complexity: O(1). While it is tracked, each action compares two numbers.
  public func ids<ID: Hashable & Sendable, Element>(
    of state: KeyPath<State, IdentifiedArray<ID, Element>>
  ) -> [ID] {
    let rows = self.state[keyPath: state]
    let (ids, stamp) = (rows.ids, rows.stamp)
    track(.ids(state)) { parent in
      guard let rows = parent?[keyPath: state] else { return false }
      return rows.stamp != stamp && rows.ids != ids
    }
    return ids
  }

  @usableFromInline
  func makeScope<S, A: Sendable>(
    _ step: TrackedKey.Step,
    _ initialState: S,
    directly: ((A) -> StoreTask)? = nil,
    present: (() -> S?)? = nil,
    _ part: @escaping (State) -> S?,
    _ embed: @escaping (A) -> Action
  ) -> Store<S, A> {
    let life: AnyObject? = life ?? self.part?.life
    return Store<S, A>(
      part: Self.open(backing, life, step, initialState, directly, present, part, embed)
    )
  }

  private static func open<Parent: StoreBacking, S, A: Sendable>(
    _ parent: Parent,
    _ life: AnyObject?,
    _ step: TrackedKey.Step,
    _ initialState: S,
    _ directly: ((A) -> StoreTask)?,
    _ present: (() -> S?)?,
    _ part: @escaping (Parent.State) -> S?,
    _ embed: @escaping (A) -> Parent.Action
  ) -> ScopedCore<S, A> {
    ScopedCore(
      of: parent,
      life: life,
      key: TrackedKey(step, in: parent.key),
      initialState: initialState,
      directly: directly,
      present: present ?? { parent.presentState.flatMap(part) },
      part: part,
      embed: embed
    )
  }
}
