public import Effects

extension ScopeVisit {
  /// Looks at the one child of a place: another one than it is, or any if it isn't there, has gone.
  @inlinable
  mutating func visitChild<Child: Reducer>(
    _ state: Borrowed<Child.State?>,
    of child: KeptReducer<Child>
  ) {
    seekAll()
    state.unwrapped { state in
      find(ChildKey(state)) { child.visitScopes(in: state, &$0) }
    }
  }

  /// Looks at the rows of a place: those that have been touched since the last look, or all of them.
  ///
  /// - Complexity: O(k), k the edits of the collection since the last look, and the rows that have got effects
  ///   since; O(n) when the edits are not known, n the rows that have effects. The edits don't count when no row
  ///   has come or gone and none has a child with effects.
  @inlinable
  mutating func visitRows<ID, Row: Reducer>(
    _ rows: Borrowed<IdentifiedArray<ID, Row.State>>,
    of row: KeptReducer<Row>
  ) {
    let before = remembered
    let now = rows.read {
      ScopeStamps(edition: $0.pointee.edition, members: $0.pointee.stamp)
    }
    remember(now)
    guard let before else { return visitAllRows(rows, of: row) }
    // The same rows as at the last look, and none of them has children to be looked at.
    let areSame = before.members == now.members && !hasGrandchildren
    if areSame, !hasFresh { return }
    let touched = areSame ? [] : rows.read { $0.pointee.ids(touchedSince: before.edition) }
    guard let touched else { return visitAllRows(rows, of: row) }
    let fresh = self.fresh
    for entry in fresh {
      guard let id = seek(at: entry) as? ID else { continue }
      rows.element(id) { state in find(at: entry) { row.visitScopes(in: state, &$0) } }
    }
    for id in touched {
      guard let entry = seek(id, unless: fresh) else { continue }
      rows.element(id) { state in find(at: entry) { row.visitScopes(in: state, &$0) } }
    }
  }

  @inlinable
  mutating func visitAllRows<ID, Row: Reducer>(
    _ rows: Borrowed<IdentifiedArray<ID, Row.State>>,
    of row: KeptReducer<Row>
  ) {
    seekAll()
    for id in children.compactMap({ $0 as? ID }) {
      rows.element(id) { state in find(id) { row.visitScopes(in: state, &$0) } }
    }
  }
}
