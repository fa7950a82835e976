public import Effects

/// A reducer with a child that is there or not.
@usableFromInline
struct IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  @usableFromInline typealias Embedded = Embedding<
    Parent.State, Child.State?, Parent.Action, Child.Action, Child
  >

  @usableFromInline let parent: KeptReducer<Parent>
  @usableFromInline let embedding: Embedded

  @inlinable
  init(
    parent: Parent,
    child: Child,
    state: WritableKeyPath<Parent.State, Child.State?>,
    action: CasePath<Parent.Action, Child.Action>,
    place: CodePlace
  ) {
    self.parent = KeptReducer(parent)
    embedding = Embedded(.ifLet, child, state, action, place)
  }

  @inlinable
  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    guard let childAction = embedding.action.extract(from: action) else {
      return parent.reduce(into: &state, action: action)
    }
    let effect = embedding.withPart(of: &state) { reduceChild(&$0, childAction) }
    guard let effect else {
      return reportAbsence(action)
    }
    return .join(effect, parent.reduce(into: &state, action: action))
  }

  @usableFromInline
  func reportAbsence(_ action: Parent.Action) -> Effect<Parent.Action> {
    AbsentChild.report(
      action,
      missing: "there is no \(String(reflecting: Child.State.self))",
      instead: "\(embedding.path) is nil",
      by: embedding.key
    )
  }

  /// Runs the child in place, if it is there.
  @inlinable
  func reduceChild(
    _ state: inout Child.State?,
    _ action: Child.Action
  ) -> Effect<Parent.Action>? {
    state.modify { state in
      let effect = embedding.child.reduce(into: &state, action: action)
      if effect.isNone { return .none }
      return effect.embedded(in: embedding.action, at: embedding.scope, of: ChildKey(&state))
    }
  }

  @inlinable
  func visitScopes(in state: Borrowed<Parent.State>, _ visit: inout ScopeVisit) {
    parent.visitScopes(in: state, &visit)
    embedding.enter(&visit) { visit in
      embedding.visitPart(of: state) { visit.visitChild($0, of: embedding.child) }
    }
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
  @inlinable
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
      place: CodePlace(fileID, line, column)
    )
  }
}
