internal import Effects

/// A reducer with a child that is there or not.
struct IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Child
  let state: WritableKeyPath<Parent.State, Child.State?>
  let action: CasePath<Parent.Action, Child.Action>
  let key: ScopeKey

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    guard let childAction = self.action.extract(from: action) else {
      return parent.reduce(into: &state, action: action)
    }
    let effect = reduceChild(&state[keyPath: self.state], childAction)
    guard let effect else {
      return AbsentChild.report(
        action,
        missing: "there is no \(String(reflecting: Child.State.self))",
        instead: "\(self.state) is nil",
        by: key
      )
    }
    return .merge(effect, parent.reduce(into: &state, action: action))
  }

  /// Runs the child in place, if it is there.
  private func reduceChild(
    _ state: inout Child.State?,
    _ action: Child.Action
  ) -> Effect<Parent.Action>? {
    state.modify { state in
      child.reduce(into: &state, action: action)
        .embedded(in: self.action, at: key, of: ChildKey(&state))
    }
  }

  func visitScopes(in state: Borrowed<Parent.State>, _ visit: inout ScopeVisit) {
    parent.visitScopes(in: state, &visit)
    visit.enter(key) { visit in state.part(self.state) { visit.visitChild($0, of: child) } }
  }
}

extension Reducer {
  /// Embeds a child that is there or not.
  ///
  /// **Ordering:** the child sees an action of its own first, then this reducer does.
  ///
  /// **Lifetime:** when the child's state has become nil, or that of another child (one with another
  /// id, if it is `Identifiable`), its effects are cancelled before that `send` returns, whoever did it.
  ///
  /// **Errors:** an action for a child that isn't there changes nothing and is reported.
  ///
  /// - Parameters:
  ///   - state: where the child's state is.
  ///   - action: which of this reducer's actions are the child's.
  ///   - fileID: together with line and column, tells this place from others.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  ///   - child: the child's reducer or reducers.
  /// - Returns: a reducer that runs the child, then this one.
  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: CasePath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) -> some Reducer<State, Action> where ChildState == Child.State, ChildAction == Child.Action {
    IfLetReducer(
      parent: self,
      child: child(),
      state: state,
      action: action,
      key: ScopeKey(
        .ifLet,
        .property(PathKey(state)),
        action.key,
        child: Child.self,
        at: CodePlace(fileID, line, column)
      )
    )
  }
}
