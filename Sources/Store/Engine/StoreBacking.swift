/// What a store stands on: a core of its own, or a part of another store's.
protocol StoreBacking<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action: Sendable

  /// The state now, or the last one that is known of a child that has gone.
  var state: State { get }
  /// The state now; nil when the child that it belongs to has gone.
  var presentState: State? { get }
  /// The core at the bottom.
  var root: any StoreRoot { get }

  func send(_ action: Action) -> StoreTask
  /// Calls the closure now and at every commit, with nil while the child isn't there.
  func observePresent(_ onState: @escaping (State?) -> Void) -> SubscriptionToken
}

/// What a part needs of the core at the bottom, whatever its types are.
protocol StoreRoot: AnyObject {
  /// Whether the reducer holds the state at this moment.
  var isReducing: Bool { get }
  var effectsInFlight: Int { get }
  func report(_ diagnostic: StoreDiagnostic)
}
