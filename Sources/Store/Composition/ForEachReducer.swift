public import Effects

/// A reducer with a row for each element of a collection.
@usableFromInline
struct ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Row: Reducer>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline let row: Row
  @usableFromInline let elements: WritableKeyPath<Parent.State, IdentifiedArray<ID, Row.State>>
  @usableFromInline let action: CasePath<Parent.Action, IdentifiedAction<ID, Row.Action>>
  @usableFromInline let place: CodePlace

  @inlinable
  init(
    parent: Parent,
    row: Row,
    elements: WritableKeyPath<Parent.State, IdentifiedArray<ID, Row.State>>,
    action: CasePath<Parent.Action, IdentifiedAction<ID, Row.Action>>,
    place: CodePlace
  ) {
    self.parent = parent
    self.row = row
    self.elements = elements
    self.action = action
    self.place = place
  }

  /// Is made when it is needed: an action without an effect doesn't need it.
  @usableFromInline var key: ScopeKey {
    ScopeKey(.forEach, .property(PathKey(elements)), action.key, child: Row.self, at: place)
  }

  @inlinable
  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    guard case .element(let id, let rowAction) = self.action.extract(from: action) else {
      return parent.reduce(into: &state, action: action)
    }
    let effect = state[keyPath: elements].update(id: id) {
      row.reduce(into: &$0, action: rowAction)
    }
    .map { embed($0, of: id) }
    guard let effect else {
      return reportAbsence(of: id, action, state[keyPath: elements].count)
    }
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
      instead: "\(elements) has \(count) others",
      by: key
    )
  }

  @inlinable
  func embed(_ effect: Effect<Row.Action>, of id: ID) -> Effect<Parent.Action> {
    if case .none = effect.content { return .none }
    return effect.map { [action] in action.embed(.element(id: id, action: $0)) }
      .scoped(id).scoped(key)
  }

  @inlinable
  func visitScopes(in state: Borrowed<Parent.State>, _ visit: inout ScopeVisit) {
    parent.visitScopes(in: state, &visit)
    visit.enter(key) { visit in state.part(elements) { visit.visitRows($0, of: row) } }
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
