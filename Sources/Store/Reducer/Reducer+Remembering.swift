// What the default implementations do with a memory.
extension Reducer {
  /// Reduces, without anything to remember.
  ///
  /// - Parameters:
  ///   - state: the state before, to be left as the state after.
  ///   - action: what happened.
  ///   - memory: left alone.
  /// - Returns: the effect.
  @inlinable
  public func reduce(
    into state: inout State,
    action: Action,
    remembering memory: ReducerMemory<Body>
  ) -> Effect<Action> {
    reduce(into: &state, action: action)
  }

  /// Looks at the children, without anything to remember.
  ///
  /// - Parameters:
  ///   - state: the state after the action.
  ///   - visit: the look.
  ///   - memory: left alone.
  @inlinable
  public func visitScopes(
    in state: Borrowed<State>,
    _ visit: inout ScopeVisit,
    remembering memory: ReducerMemory<Body>
  ) {
    visitScopes(in: state, &visit)
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Runs the body, which is made once.
  ///
  /// - Parameters:
  ///   - state: the state before, to be left as the state after.
  ///   - action: what happened.
  ///   - memory: where the body is kept.
  /// - Returns: the effects of the body, merged.
  @inlinable
  public func reduce(
    into state: inout State,
    action: Action,
    remembering memory: ReducerMemory<Body>
  ) -> Effect<Action> {
    if let made = memory.made {
      return made.withBody(of: Body.self) { $0.reduce(into: &state, action: action) }
    }
    return reduceOwnWay(into: &state, action: action, memory)
  }

  /// Looks at the children of the body, which is made once.
  ///
  /// - Parameters:
  ///   - state: the state after the action.
  ///   - visit: the look.
  ///   - memory: where the body is kept.
  @inlinable
  public func visitScopes(
    in state: Borrowed<State>,
    _ visit: inout ScopeVisit,
    remembering memory: ReducerMemory<Body>
  ) {
    if let made = memory.visited {
      return made.withBody(of: Body.self) { $0.visitScopes(in: state, &visit) }
    }
    visitOwnWay(in: state, &visit, memory)
  }

  /// Calls what the type of the reducer implements, and finds out whether that is its body.
  @usableFromInline
  func reduceOwnWay(
    into state: inout State,
    action: Action,
    _ memory: ReducerMemory<Body>
  ) -> Effect<Action> {
    if memory.reducing == .itself { return reduce(into: &state, action: action) }
    if BodyRegister.reducing.knows(Self.self) {
      let made = memory.keep(\.made) { body }
      return made.reducer.reduce(into: &state, action: action)
    }
    let (isLeft, effect) = BodyRegister.reducing.asks(about: Self.self) {
      reduce(into: &state, action: action)
    }
    if !isLeft { memory.reducing = .itself }
    return effect
  }

  /// Calls what the type of the reducer implements, and finds out whether that is its body.
  @usableFromInline
  func visitOwnWay(
    in state: Borrowed<State>,
    _ visit: inout ScopeVisit,
    _ memory: ReducerMemory<Body>
  ) {
    if memory.visiting == .itself { return visitScopes(in: state, &visit) }
    if BodyRegister.visiting.knows(Self.self) {
      let made = memory.keep(\.visited) { body }
      return made.reducer.visitScopes(in: state, &visit)
    }
    let (isLeft, _) = BodyRegister.visiting.asks(about: Self.self) {
      visitScopes(in: state, &visit)
    }
    if !isLeft { memory.visiting = .itself }
  }
}
