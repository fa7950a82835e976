/// A reducer that is followed by another one when a value has changed.
struct OnChangeReducer<Base: Reducer, Value: Equatable, Following: Reducer>: Reducer
where Following.State == Base.State, Following.Action == Base.Action {
  let base: KeptReducer<Base>
  let value: (Base.State) -> Value
  let following: (_ old: Value, _ new: Value) -> Following

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let old = value(state)
    let effect = base.reduce(into: &state, action: action)
    let new = value(state)
    guard old != new else { return effect }
    return .join(effect, following(old, new).reduce(into: &state, action: action))
  }

  func visitScopes(in state: Borrowed<Base.State>, _ visit: inout ScopeVisit) {
    base.visitScopes(in: state, &visit)
  }
}

extension Reducer {
  /// Runs a reducer after this one whenever this one has changed a value.
  ///
  /// The value is taken before and after the action, so keep it cheap: a count, a flag, an id.
  ///
  /// The reducer that is run must not embed children: it is there for the one action that has changed the
  /// value, and nobody would look after them later. A store reports it. Embed them in this one.
  ///
  /// - Parameters:
  ///   - value: takes the value out of the state.
  ///   - reducer: makes the reducer to be run; it sees the same action, on the changed state.
  /// - Returns: a reducer that runs this one, then the other one if the value has changed.
  public func onChange<Value: Equatable, R: Reducer>(
    of value: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ old: Value, _ new: Value) -> R
  ) -> some Reducer<State, Action> where R.State == State, R.Action == Action {
    OnChangeReducer(base: KeptReducer(self), value: value, following: reducer)
  }
}
