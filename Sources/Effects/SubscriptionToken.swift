/// Keeps a subscription alive, and ends it.
///
/// The subscription ends with ``cancel()`` or when the last reference to its token goes.
public final class SubscriptionToken: Sendable {
  private let onCancel: Locked<(@Sendable () -> Void)?>

  package init(_ onCancel: @escaping @Sendable () -> Void) {
    self.onCancel = Locked(onCancel)
  }

  deinit {
    cancel()
  }

  /// Ends the subscription.
  ///
  /// **Isolation:** callable from anywhere; what the subscription captures is let go on the store's
  /// actor, soon. **Ordering:** called on that actor, nothing is delivered afterwards, not even by a
  /// notification that is under way. Calling it again does nothing.
  public func cancel() {
    let action = onCancel.withLock { action in
      let taken = action
      action = nil
      return taken
    }
    action?()
  }
}
