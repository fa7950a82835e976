/// A reducer that is there to stay: its body is made once, not for each action.
@usableFromInline
package struct KeptReducer<R: Reducer> {
  @usableFromInline let reducer: R
  /// Nil for a reducer without a body.
  @usableFromInline let owner: ReducerMemory<R.Body>?
  // INVARIANT: `owner`, which whoever calls this holds: no action needs to retain it.
  @usableFromInline let memory: Unmanaged<ReducerMemory<R.Body>>?

  @inlinable
  package init(_ reducer: R) {
    self.reducer = reducer
    owner = R.Body.self == Never.self ? nil : ReducerMemory()
    memory = owner.map { .passUnretained($0) }
  }

  @inlinable
  @inline(__always)
  package func reduce(into state: inout R.State, action: R.Action) -> Effect<R.Action> {
    guard R.Body.self != Never.self, let memory else {
      return reducer.reduce(into: &state, action: action)
    }
    return withExtendedLifetime(owner) {
      memory._withUnsafeGuaranteedRef {
        reducer.reduce(into: &state, action: action, remembering: $0)
      }
    }
  }

  @inlinable
  package func visitScopes(in state: Borrowed<R.State>, _ visit: inout ScopeVisit) {
    guard R.Body.self != Never.self, let memory else {
      return reducer.visitScopes(in: state, &visit)
    }
    withExtendedLifetime(owner) {
      memory._withUnsafeGuaranteedRef {
        reducer.visitScopes(in: state, &visit, remembering: $0)
      }
    }
  }

  /// Looks at the children in a state that is there to be changed, and isn't.
  @inlinable
  package func visitScopes(of state: inout R.State, _ visit: inout ScopeVisit) {
    Borrowed.borrow(&state) { visitScopes(in: $0, &visit) }
  }
}
