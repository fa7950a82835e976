/// What an effect consists of: a leaf, or a group of effects.
package enum EffectContent<Action: Sendable>: Sendable {
  case none
  case send(Action)
  case run(EffectOperation<Action>)
  case cancel(EffectID)
  case group(EffectGroup<Action>)
}
