/// Sees everything that happens in a store: for logs, traces and tests.
///
/// Every requirement has an empty default. A store without observers spends nothing on them.
///
/// **Isolation:** called on the store's actor. **Ordering:** observers are called in the order in
/// which the store was given them, before the closures of `observe`; what they send to the store
/// is queued.
public protocol StoreObserver<State, Action> {
  /// The store's state.
  associatedtype State
  /// The store's actions.
  associatedtype Action: Sendable

  /// An action has been reduced and its change committed; its effects have not started.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - old: the state before.
  ///   - new: the state after, which is the store's now.
  ///   - origin: who sent the action.
  func didReduce(_ action: Action, from old: State, to new: State, origin: ActionOrigin)

  /// The body of an effect is about to run.
  ///
  /// - Parameter effect: the effect.
  func effectDidStart(_ effect: EffectInfo)

  /// An effect that had started is over.
  ///
  /// - Parameters:
  ///   - effect: the effect.
  ///   - end: whether its body returned or it was cancelled.
  func effectDidEnd(_ effect: EffectInfo, _ end: EffectEnd)

  /// Something was ignored that its author should know of.
  ///
  /// - Parameter diagnostic: what was ignored and why.
  func report(_ diagnostic: StoreDiagnostic)
}

extension StoreObserver {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - old: the state before.
  ///   - new: the state after.
  ///   - origin: who sent the action.
  public func didReduce(_ action: Action, from old: State, to new: State, origin: ActionOrigin) {}

  /// Does nothing.
  ///
  /// - Parameter effect: the effect.
  public func effectDidStart(_ effect: EffectInfo) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - effect: the effect.
  ///   - end: how it ended.
  public func effectDidEnd(_ effect: EffectInfo, _ end: EffectEnd) {}

  /// Does nothing.
  ///
  /// - Parameter diagnostic: what was ignored and why.
  public func report(_ diagnostic: StoreDiagnostic) {}
}
