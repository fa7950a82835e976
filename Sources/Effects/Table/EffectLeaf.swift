/// What kind of leaf an effect is, as far as its forest is concerned.
@usableFromInline
enum EffectLeaf: Sendable {
  case nothing
  case send
  case run
  case report
}
