/// What an effect table wants its host to do, in the order in which it decided.
@usableFromInline
package enum EffectDecision<Action: Sendable, Origin> {
  /// Run this operation, unless the token has been cut in the meantime; then tell the table.
  case start(EffectToken, EffectOperation<Action>)
  /// Put the action into the store's queue; then tell the table when it has been reduced.
  case deliver(EffectToken, Action)
  /// Cancel what runs under this token. The table has let go of it already.
  case stop(EffectToken)
  /// Tell the author of something that was ignored.
  case report(String)
  /// Tell the author that nobody looks after a child's effects; once for each place.
  case unvisited(String)
  /// A cancel of this id, in an effect of this origin, found nothing in flight.
  case missed(EffectID, Origin)
  /// All effects that this origin's action returned are over.
  case close(Origin)
}

extension EffectDecision: Sendable where Origin: Sendable {}
