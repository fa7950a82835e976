public import Effects

/// Embeds a child whose state and actions are a part of the parent's.
///
/// The child has the whole of its part: ``DataLoadState`` of one property, say. What it returns is
/// registered in a scope of its own: equal cancellation ids in two children never meet.
public struct Scope<State, Action: Sendable, Child: Reducer>: Reducer {
  @usableFromInline typealias Embedded = Embedding<
    State, Child.State, Action, Child.Action, Child
  >

  @usableFromInline let embedding: Embedded

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
    embedding = Embedded(.scope, child(), state, action, CodePlace(fileID, line, column))
  }

  /// Runs the child on its part of the state, in place, if the action is one of its own.
  ///
  /// - Parameters:
  ///   - state: the parent's state before, to be left as the state after.
  ///   - action: what happened.
  /// - Returns: the child's effect, in the child's scope.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let childAction = embedding.action.extract(from: action) else { return .none }
    let effect = embedding.withPart(of: &state) {
      embedding.child.reduce(into: &$0, action: childAction)
    }
    return effect.isNone ? .none : embed(effect)
  }

  @inlinable
  @inline(never)
  func embed(_ effect: Effect<Child.Action>) -> Effect<Action> {
    effect.embedded(in: embedding.action, at: embedding.scope)
  }

  /// Looks at the children of the child.
  ///
  /// - Parameters:
  ///   - state: the parent's state after the action.
  ///   - visit: the look.
  @inlinable
  public func visitScopes(in state: Borrowed<State>, _ visit: inout ScopeVisit) {
    embedding.enter(&visit) { visit in
      visit.lookInside { visit in
        embedding.visitPart(of: state) { embedding.child.visitScopes(in: $0, &visit) }
      }
    }
  }
}
