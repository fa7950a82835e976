internal import Effects

/// A reducer with a row for each element of a collection.
struct ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Row: Reducer>: Reducer {
  let parent: Parent
  let row: Row
  let elements: WritableKeyPath<Parent.State, IdentifiedArray<ID, Row.State>>
  let action: CasePath<Parent.Action, IdentifiedAction<ID, Row.Action>>
  let key: ScopeKey

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    guard case .element(let id, let rowAction) = self.action.extract(from: action) else {
      return parent.reduce(into: &state, action: action)
    }
    let effect = state[keyPath: elements].update(id: id) {
      row.reduce(into: &$0, action: rowAction)
    }
    .map { embed($0, of: id) }
    guard let effect else {
      return AbsentChild.report(
        action,
        missing: "there is no element with the id \(id)",
        instead: "\(elements) has \(state[keyPath: elements].count) others",
        by: key
      )
    }
    return .merge(effect, parent.reduce(into: &state, action: action))
  }

  private func embed(_ effect: Effect<Row.Action>, of id: ID) -> Effect<Parent.Action> {
    if case .none = effect.content { return .none }
    return effect.map { [action] in action.embed(.element(id: id, action: $0)) }
      .scoped(id).scoped(key)
  }

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
      key: ScopeKey(
        .forEach,
        .property(PathKey(elements)),
        action.key,
        child: Row.self,
        at: CodePlace(fileID, line, column)
      )
    )
  }
}
