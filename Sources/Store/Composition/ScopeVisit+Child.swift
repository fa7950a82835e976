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
    let now = rows.read {
      ScopeStamps(edition: $0.pointee.edition, members: $0.pointee.stamp)
    }
    let touched: [ID]
    switch compare(now) {
    case .nothing: return
    case .all: return visitAllRows(rows, of: row)
    case .fresh: touched = []
    case .touched(let edition):
      guard let ids = rows.read({ $0.pointee.ids(touchedSince: edition) }) else {
        return visitAllRows(rows, of: row)
      }
      touched = ids
    }
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
