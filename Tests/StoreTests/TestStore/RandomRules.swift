import Effects
import StoreTesting

/// Answers each action with a random tree of effects that send, cancel and hold ids, and may wait.
struct RandomRules: Reducer {
  let seed: Int
  /// Whether there are delays, debounces and throttles.
  ///
  /// Their durations are so random that no two of them end together: then the order would be up to
  /// the clock.
  var isTimed = false

  func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
    state.append(action)
    guard state.count < 500, action < 12 else { return .none }
    // The same state and action, the same effect; without time, also the same action alone.
    let number = isTimed ? 1000 * state.count + action : action
    var generator = SplitMix64(seed: UInt64(1_000_000 * seed + number))
    return tree(depth: 4, above: action, &generator)
  }

  /// A tree whose actions are greater than the one that it answers, so that a run ends.
  private func tree(depth: Int, above action: Int, _ generator: inout SplitMix64) -> Effect<Int> {
    let strategies: [FlattenStrategy] = [.merge, .concat, .latest, .exhaust, .merge(atMost: 2)]
    switch generator.number(below: depth == 0 ? 3 : isTimed ? 12 : 8) {
    case 0: return .none
    case 1: return .cancel(id: generator.number(below: 3))
    case 2: return .send(action + 1 + generator.number(below: 4))
    case 3, 4: return .merge(children(depth: depth, above: action, &generator))
    case 5, 6: return .concatenate(children(depth: depth, above: action, &generator))
    case 7:
      return tree(depth: depth - 1, above: action, &generator)
        .cancellable(
          id: generator.number(below: 3),
          strategies[generator.number(below: strategies.count)]
        )
    case 8, 9:
      return tree(depth: depth - 1, above: action, &generator).delay(for: duration(&generator))
    case 10:
      return tree(depth: depth - 1, above: action, &generator)
        .debounce(id: generator.number(below: 3), for: duration(&generator))
    default:
      return tree(depth: depth - 1, above: action, &generator)
        .throttle(
          id: generator.number(below: 3),
          for: duration(&generator),
          latest: generator.number(below: 2) == 0
        )
    }
  }

  private func duration(_ generator: inout SplitMix64) -> Duration {
    .nanoseconds(1 + generator.number(below: 1_000_000_000))
  }

  private func children(
    depth: Int,
    above action: Int,
    _ generator: inout SplitMix64
  ) -> [Effect<Int>] {
    (0..<generator.number(below: 4)).map { _ in tree(depth: depth - 1, above: action, &generator) }
  }
}
