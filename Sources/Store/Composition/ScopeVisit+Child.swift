public import Effects

extension ScopeVisit {
  /// Looks at the one child of a place: another one than it is, or any if it isn't there, has gone.
  @inlinable
  mutating func visitChild<Child: Reducer>(
    _ state: Borrowed<Child.State?>,
    of child: Child
  ) {
    seekAll()
    state.unwrapped { state in
      find(ChildKey(state)) { child.visitScopes(in: state, &$0) }
    }
  }

  /// Looks at the rows of a place: those that have been touched since the last look, or all of them.
  ///
  /// - Complexity: O(k), k the edits of the collection since the last look; O(n) when they are not known,
  ///   n the rows that have effects.
  @inlinable
  mutating func visitRows<ID, Row: Reducer>(
    _ rows: Borrowed<IdentifiedArray<ID, Row.State>>,
    of row: Row
  ) {
    let (edition, touched) = rows.read { rows in
      (rows.pointee.edition, stamp.flatMap { rows.pointee.ids(touchedSince: $0) })
    }
    remember(edition)
    guard let touched else {
      seekAll()
      for id in children.compactMap({ $0 as? ID }) {
        rows.element(id) { state in find(id) { row.visitScopes(in: state, &$0) } }
      }
      return
    }
    for id in touched {
      guard let entry = seek(id) else { continue }
      rows.element(id) { state in find(at: entry) { row.visitScopes(in: state, &$0) } }
    }
  }
}
