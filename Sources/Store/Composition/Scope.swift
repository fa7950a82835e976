public import Effects

/// Embeds a child whose state and actions are a part of the parent's.
///
/// The child has the whole of its part: ``DataLoadState`` of one property, say. What it returns is
/// registered in a scope of its own: equal cancellation ids in two children never meet.
public struct Scope<State, Action: Sendable, Child: Reducer>: Reducer {
  @usableFromInline let state: WritableKeyPath<State, Child.State>
  @usableFromInline let action: CasePath<Action, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let place: CodePlace

  /// Is made when it is needed: an action without an effect doesn't need it.
  @usableFromInline var key: ScopeKey {
    ScopeKey(.scope, .property(PathKey(state)), action.key, child: Child.self, at: place)
  }

  /// Embeds a child.
  ///
  /// - Parameters:
  ///   - state: where the child's state is.
  ///   - action: which of the parent's actions are the child's.
  ///   - fileID: together with line and column, tells this place from others.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  ///   - child: the child's reducer or reducers.
  @inlinable
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState>,
    action: CasePath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.state = state
    self.action = action
    self.child = child()
    place = CodePlace(fileID, line, column)
  }

  /// Runs the child on its part of the state, in place, if the action is one of its own.
  ///
  /// - Parameters:
  ///   - state: the parent's state before, to be left as the state after.
  ///   - action: what happened.
  /// - Returns: the child's effect, in the child's scope.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let childAction = self.action.extract(from: action) else { return .none }
    let effect = child.reduce(into: &state[keyPath: self.state], action: childAction)
    return effect.isNone ? .none : effect.embedded(in: self.action, at: key)
  }

  /// Looks at the children of the child.
  ///
  /// - Parameters:
  ///   - state: the parent's state after the action.
  ///   - visit: the look.
  @inlinable
  public func visitScopes(in state: Borrowed<State>, _ visit: inout ScopeVisit) {
    visit.enter(key) { visit in
      visit.lookInside { visit in
        state.part(self.state) { child.visitScopes(in: $0, &visit) }
      }
    }
  }
}
