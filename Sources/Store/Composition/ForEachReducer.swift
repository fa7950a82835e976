public import Effects

/// A reducer with a row for each element of a collection.
@usableFromInline
struct ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Row: Reducer>: Reducer {
  @usableFromInline typealias Rows = Embedding<
    Parent.State, IdentifiedArray<ID, Row.State>, Parent.Action, IdentifiedAction<ID, Row.Action>,
    Row
  >

  @usableFromInline let parent: KeptReducer<Parent>
  @usableFromInline let rows: Rows

  @inlinable
  init(
    parent: Parent,
    row: Row,
    elements: WritableKeyPath<Parent.State, IdentifiedArray<ID, Row.State>>,
    action: CasePath<Parent.Action, IdentifiedAction<ID, Row.Action>>,
    place: CodePlace
  ) {
    self.parent = KeptReducer(parent)
    rows = Rows(.forEach, row, elements, action, place)
  }

  @inlinable
  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    guard case .element(let id, let rowAction) = rows.action.extract(from: action) else {
      return parent.reduce(into: &state, action: action)
    }
    let reduced = rows.withPart(of: &state) { elements in
      elements.update(id: id) { rows.child.reduce(into: &$0, action: rowAction) }
    }
    guard let reduced else {
      return reportAbsence(of: id, action, state[keyPath: rows.path].count)
    }
    let effect = reduced.isNone ? .none : embed(reduced, of: id)
    return .join(effect, parent.reduce(into: &state, action: action))
  }

  @usableFromInline
  func reportAbsence(
    of id: ID,
    _ action: Parent.Action,
    _ count: Int
  ) -> Effect<Parent.Action> {
    AbsentChild.report(
      action,
      missing: "there is no element with the id \(id)",
      instead: "\(rows.path) has \(count) others",
      by: rows.key
    )
  }

  @inlinable
  @inline(never)
  func embed(_ effect: Effect<Row.Action>, of id: ID) -> Effect<Parent.Action> {
    effect.map { [action = rows.action] in action.embed(.element(id: id, action: $0)) }
      .scoped(in: EffectID(id)).scoped(in: rows.scope)
  }

  @inlinable
  func visitScopes(in state: Borrowed<Parent.State>, _ visit: inout ScopeVisit) {
    parent.visitScopes(in: state, &visit)
    rows.enter(&visit) { visit in
      rows.visitPart(of: state) { visit.visitRows($0, of: rows.child) }
    }
  }
}

extension Reducer {
  /// Embeds a row for each element of a collection.
  ///
  /// **Ordering:** the row sees an action of its own first, then this reducer does.
  ///
  /// **Lifetime:** when an element has gone, the effects of its row are cancelled before that `send`
  /// returns, whoever removed it. Each row has ids of its own.
  ///
  /// **Errors:** an action for an element that isn't there changes nothing and is reported.
  ///
  /// - Complexity: the cost of an action for a row doesn't depend on the number of rows, nor on how many
  ///   of them have effects or children with effects: only rows that were edited are looked at.
  ///
  /// - Parameters:
  ///   - elements: where the collection is.
  ///   - action: which of this reducer's actions are those of rows.
  ///   - fileID: together with line and column, tells this place from others.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  ///   - element: the reducer or reducers of a row.
  /// - Returns: a reducer that runs the row, then this one.
  @inlinable
  public func forEach<ID, Element, ElementAction, Row: Reducer>(
    _ elements: WritableKeyPath<State, IdentifiedArray<ID, Element>>,
    action: CasePath<Action, IdentifiedAction<ID, ElementAction>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @ReducerBuilder<Element, ElementAction> element: () -> Row
  ) -> some Reducer<State, Action>
  where ID: Hashable & Sendable, Element == Row.State, ElementAction == Row.Action {
    ForEachReducer(
      parent: self,
      row: element(),
      elements: elements,
      action: action,
      place: CodePlace(fileID, line, column)
    )
  }
}
