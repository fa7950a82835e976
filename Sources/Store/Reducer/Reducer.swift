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
    body.reduce(into: &state, action: action)
  }

  /// Looks at the children that the body embeds.
  ///
  /// - Parameters:
  ///   - state: the state after the action.
  ///   - visit: the look.
  @inlinable
  public func visitScopes(in state: Borrowed<State>, _ visit: inout ScopeVisit) {
    body.visitScopes(in: state, &visit)
  }
}
