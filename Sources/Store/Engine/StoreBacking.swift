/// What a store stands on: a core of its own, or a part of another store's.
@usableFromInline
protocol StoreBacking<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action: Sendable

  /// The state now, or the last one that is known of a child that has gone.
  var state: State { get }
  /// The state now; nil when the child that it belongs to has gone.
  var presentState: State? { get }
  /// The core at the bottom.
  var root: any StoreRoot { get }
  /// What leads here from the root, for what is read here; nil at the root.
  var key: TrackedKey? { get }

  /// Sends an action, which is looked at when its turn comes.
  func send(_ action: Action, turn: Turn?) -> StoreTask
  /// Calls the closure now and at every commit, with nil while the child isn't there.
  func observePresent(_ onState: @escaping (State?) -> Void) -> SubscriptionToken
  /// Tells Observation that something has been read, and later whether it has changed.
  ///
  /// The closure is given nil while the child isn't there. It must not keep a store alive.
  func track(_ key: TrackedKey, hasChanged: @escaping (State?) -> Bool)
}

/// What a part needs of the core at the bottom, whatever its types are.
@usableFromInline
protocol StoreRoot: AnyObject {
  var effectsInFlight: Int { get }
  /// How many values Observation is told about.
  var trackedCount: Int { get }
}
