/// The logic of a feature: how an action changes the state, and what it wants done outside.
///
/// Implement one of the two requirements: ``reduce(into:action:)`` for a feature that stands alone,
/// ``body-swift.property`` for one that is composed of others.
///
/// **Isolation:** a reducer runs on its store's actor. **Ordering:** one action at a time; what it
/// sends to its own store is queued. A reducer must not read its own store's state: it is given it.
///
/// A reducer is pure: the same state and action give the same state and the same effect. What it
/// needs of the world goes into the effect.
public protocol Reducer<State, Action> {
  /// What the feature knows: a value.
  associatedtype State
  /// What can happen to the feature.
  associatedtype Action: Sendable
  /// The reducer that the feature is composed of; `Never` when it implements `reduce` itself.
  associatedtype Body

  /// Changes the state in place and returns the work to be done outside.
  ///
  /// - Parameters:
  ///   - state: the state before, to be left as the state after.
  ///   - action: what happened.
  /// - Returns: the effect to take up once the change has been committed.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one is composed of, in the order in which they see an action.
  ///
  /// A store doesn't make the body for each action: it makes it when actions first come to the reducer, and
  /// keeps it. So what the body is made of, the closures of its modifiers included, depends on those properties
  /// of the reducer that don't change and on nothing else: not on the time, and not on a variable of a class.
  /// What changes from action to action belongs into the state, and is looked at by the reducers in the body.
  /// The very first action of a type may have a body of its own, so nothing in it may be an identity.
  ///
  /// The body of a reducer that another one calls in its own ``reduce(into:action:)`` is made for each action. A
  /// wrapper that keeps `CombineReducers { base }` as a property, and calls that, keeps the body too.
  @ReducerBuilder<State, Action> var body: Body { get }

  /// Passes a look at the children that have effects on to the reducers that embed them.
  ///
  /// The default looks at the body. Implement it only beside a ``reduce(into:action:)`` that calls
  /// other reducers, and call theirs. If it is forgotten, the effects of children go on when the children
  /// have gone; a store reports that, once for each child that has effects.
  ///
  /// - Parameters:
  ///   - state: the state after the action.
  ///   - visit: the look.
  func visitScopes(in state: Borrowed<State>, _ visit: inout ScopeVisit)

  /// Reduces with what is remembered of the actions before.
  ///
  /// It is what a store calls. Leave it to the default, which makes the body once.
  ///
  /// - Parameters:
  ///   - state: the state before, to be left as the state after.
  ///   - action: what happened.
  ///   - memory: what is kept of this one value, never passed on for another.
  /// - Returns: the effect to take up once the change has been committed.
  func reduce(
    into state: inout State,
    action: Action,
    remembering memory: ReducerMemory<Body>
  ) -> Effect<Action>

  /// Passes a look on with what is remembered of the actions before.
  ///
  /// It is what a store calls. Leave it to the default, which makes the body once.
  ///
  /// - Parameters:
  ///   - state: the state after the action.
  ///   - visit: the look.
  ///   - memory: what is kept of this one value, never passed on for another.
  func visitScopes(
    in state: Borrowed<State>,
    _ visit: inout ScopeVisit,
    remembering memory: ReducerMemory<Body>
  )
}

extension Reducer {
  /// Embeds no children.
  ///
  /// - Parameters:
  ///   - state: the state after the action.
  ///   - visit: left alone.
  @inlinable
  public func visitScopes(in state: Borrowed<State>, _ visit: inout ScopeVisit) {}
}

extension Reducer where Body == Never {
  /// Has no body: the reducer implements ``reduce(into:action:)``.
  public var body: Never {
    fatalError(
      """
      \(Self.self) has no body: it implements reduce(into:action:), which is what its store calls. \
      Call that instead.
      """
    )
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Runs the body.
  ///
  /// - Parameters:
  ///   - state: the state before, to be left as the state after.
  ///   - action: what happened.
  /// - Returns: the effects of the body, merged.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    BodyRegister.reducing.note(Self.self)
    return body.reduce(into: &state, action: action)
  }

  /// Looks at the children that the body embeds.
  ///
  /// - Parameters:
  ///   - state: the state after the action.
  ///   - visit: the look.
  @inlinable
  public func visitScopes(in state: Borrowed<State>, _ visit: inout ScopeVisit) {
    BodyRegister.visiting.note(Self.self)
    body.visitScopes(in: state, &visit)
  }
}
