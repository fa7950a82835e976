/// A group that holds actions back: how, and which.
struct EffectGate: Sendable {
  enum Rule: Sendable {
    case delay(Duration)
    case throttle(EffectKey, Duration, latest: Bool)
  }

  let rule: Rule
  var line = DelayLine<EffectToken>()
}
