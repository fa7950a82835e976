extension Effect {
  /// Delivers every action of this effect later by a duration.
  ///
  /// ```
  /// effect          --a-b------c|
  /// delay(for: 3)   -----a-b------c|
  /// ```
  ///
  /// Only actions wait. Bodies start at once, ids are registered and a `cancel` inside acts at once,
  /// and the effect is over when its work is and the last action has been delivered: an end is not
  /// delayed. To start work later, put a `.run` that sleeps in front of it with
  /// ``concatenate(_:)-(Self...)``.
  ///
  /// **Ordering:** actions keep their order. Delays add up, and a delay of zero changes nothing.
  ///
  /// **Buffering:** a body's `send` returns as soon as the action waits, so that one doesn't put off
  /// the next: all that was sent within the last duration is held. One timer serves the effect.
  ///
  /// **Failures:** an effect has none; an action that stands for one is delayed like any other.
  ///
  /// **Cancellation:** an action that waits belongs to its sender still: whatever cancels the effect,
  /// or the part of it that has sent the action, drops it, even if the body has returned.
  ///
  /// - Parameter duration: how long on the store's clock; a hundred years at most.
  /// - Returns: the effect with its actions delayed.
  public func delay(for duration: Duration) -> Self {
    guard duration > .zero else { return self }
    switch content {
    case .none, .cancel, .report:
      return self
    case .group(let group):
      if case .delayed(let inner) = group.kind {
        let sum = min(inner + min(duration, .hundredYears), .hundredYears)
        return Self(.group(EffectGroup(.delayed(sum), group.members)))
      }
      fallthrough
    case .send, .run:
      return Self(.group(EffectGroup(.delayed(min(duration, .hundredYears)), [self])))
    }
  }
}
