/// What an effect consists of: a leaf, or a group of effects.
@usableFromInline
package enum EffectContent<Action: Sendable>: Sendable {
  case none
  case send(Action)
  case run(EffectOperation<Action>)
  case cancel(EffectID, EffectScope)
  /// Nothing to run: something that the author should know, as text.
  case report(String)
  case group(EffectGroup<Action>)
}
