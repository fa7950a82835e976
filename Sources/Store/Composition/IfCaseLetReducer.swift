internal import Effects

/// A reducer whose state is an enum, with a child for one of its cases.
struct IfCaseLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: KeptReducer<Parent>
  let child: KeptReducer<Child>
  let state: CasePath<Parent.State, Child.State>
  let action: CasePath<Parent.Action, Child.Action>
  let key: ScopeKey
  let place: EffectID

  init(
    parent: Parent,
    child: Child,
    state: CasePath<Parent.State, Child.State>,
    action: CasePath<Parent.Action, Child.Action>,
    key: ScopeKey
  ) {
    self.parent = KeptReducer(parent)
    self.child = KeptReducer(child)
    self.state = state
    self.action = action
    self.key = key
    place = EffectID(key)
  }

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    guard let childAction = self.action.extract(from: action) else {
      return parent.reduce(into: &state, action: action)
    }
    let effect = reduceChild(&state, childAction)
    guard let effect else {
      return AbsentChild.report(
        action,
        missing: "the state is not in the case of a \(String(reflecting: Child.State.self))",
        instead: "it is \(ValueText(state))",
        by: key
      )
    }
    return .join(effect, parent.reduce(into: &state, action: action))
  }

  /// Takes the payload out, runs the child on it and puts it back.
  ///
  /// The state is given up meanwhile, so that the payload's buffers have one owner and are changed in
  /// place.
  private func reduceChild(
    _ state: inout Parent.State,
    _ action: Child.Action
  ) -> Effect<Parent.Action>? {
    // INVARIANT: `pointer` is the inout state, which nobody else can reach; it is initialised again
    // on both paths, and nothing in between throws.
    withUnsafeMutablePointer(to: &state) { pointer in
      let whole = pointer.move()
      guard var payload = self.state.extract(from: whole) else {
        pointer.initialize(to: whole)
        return nil
      }
      _ = consume whole
      let effect = child.reduce(into: &payload, action: action)
      let embedded = effect.embedded(in: self.action, at: place, of: ChildKey(&payload))
      pointer.initialize(to: self.state.embed(payload))
      return embedded
    }
  }

  func visitScopes(in state: Borrowed<Parent.State>, _ visit: inout ScopeVisit) {
    parent.visitScopes(in: state, &visit)
    var place = place
    visit.enter(&place) { visit in
      Borrowed<Parent.State>.copy(self.state.extract(from: state.value)) {
        visit.visitChild($0, of: child)
      }
    }
  }
}

extension Reducer {
  /// Embeds a child that is the payload of one case of this reducer's state.
  ///
  /// **Ordering:** the child sees an action of its own first, then this reducer does.
  ///
  /// **Lifetime:** when the state has left the case, or holds another child (one with another id, if it
  /// is `Identifiable`), the child's effects are cancelled before that `send` returns.
  ///
  /// **Errors:** an action for a case that isn't there changes nothing and is reported.
  ///
  /// - Parameters:
  ///   - state: the case of the child.
  ///   - action: which of this reducer's actions are the child's.
  ///   - fileID: together with line and column, tells this place from others.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  ///   - child: the child's reducer or reducers.
  /// - Returns: a reducer that runs the child, then this one.
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer>(
    _ state: CasePath<State, ChildState>,
    action: CasePath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) -> some Reducer<State, Action> where ChildState == Child.State, ChildAction == Child.Action {
    IfCaseLetReducer(
      parent: self,
      child: child(),
      state: state,
      action: action,
      key: ScopeKey(
        .ifCaseLet,
        .enumCase(state.key),
        action.key,
        child: Child.self,
        at: CodePlace(fileID, line, column)
      )
    )
  }
}
