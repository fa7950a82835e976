/// How a running effect sends actions back to its store.
///
/// A value of this type holds its store weakly; once the effect has ended or the store is gone, what
/// it sends is dropped.
public struct Send<Action: Sendable>: Sendable {
  @usableFromInline let channel: SendChannel<Action>

  /// The store's clock, on which effects should wait: virtual in tests.
  @inlinable public var clock: any Clock<Duration> { channel.clock }

  @inlinable
  package init(
    clock: any Clock<Duration>,
    deliver: @escaping @Sendable (Action) async -> Void
  ) {
    channel = SendChannel(clock: clock, deliver: deliver)
  }

  /// Sends an action to the store.
  ///
  /// **Ordering:** returns once the action has been reduced, its observers told and its effects
  /// started, or once it has been dropped. Actions sent by one task arrive in order.
  ///
  /// **Isolation:** callable from anywhere, by any number of tasks at once; the action is reduced on
  /// the store's actor.
  ///
  /// **Cancellation:** an action of a cancelled effect is dropped, one of an ended effect is dropped
  /// and reported to the store's observers.
  ///
  /// - Parameter action: the action to send.
  @inlinable
  public func callAsFunction(_ action: Action) async {
    await channel.deliver(action)
  }

  @inlinable
  func pullback<LocalAction: Sendable>(
    _ transform: @escaping @Sendable (LocalAction) -> Action
  ) -> Send<LocalAction> {
    Send<LocalAction>(clock: clock) { [channel] in await channel.deliver(transform($0)) }
  }
}
