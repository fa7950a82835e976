public import Effects

/// A feature whose state can be replaced by another one of its history.
///
/// ``PlaybackAction/show(_:)`` puts a state in place of the one that is there and cancels all effects
/// that the feature has started since the last one: none of them can change a state that it doesn't
/// belong to. Nothing is started.
public struct PlaybackReducer<Base: Reducer>: Reducer where Base.State: Sendable {
  private enum CancelID {
    case live
  }

  private let base: Base

  /// Makes the reducer.
  ///
  /// - Parameter base: the feature.
  public init(_ base: Base) {
    self.base = base
  }

  /// Runs one action.
  ///
  /// - Parameters:
  ///   - state: the feature's state.
  ///   - action: what happened.
  /// - Returns: the feature's effect, which ends when another state is shown.
  public func reduce(
    into state: inout Base.State,
    action: PlaybackAction<Base.State, Base.Action>
  ) -> Effect<PlaybackAction<Base.State, Base.Action>> {
    switch action {
    case .show(let other):
      state = other
      return .cancel(id: CancelID.live)
    case .live(let action):
      return base.reduce(into: &state, action: action)
        .map { .live($0) }
        .cancellable(id: CancelID.live)
    }
  }

  /// Looks at the feature's children.
  ///
  /// - Parameters:
  ///   - state: the feature's state.
  ///   - visit: the look.
  public func visitScopes(in state: Borrowed<Base.State>, _ visit: inout ScopeVisit) {
    base.visitScopes(in: state, &visit)
  }
}
