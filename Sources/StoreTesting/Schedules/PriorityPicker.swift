internal import Effects

/// Lets the candidate with the highest priority go on, and lowers that at a few random points.
///
/// A bug that needs d orderings is found by one run with a probability of at least 1 / (n · kᵈ⁻¹), n
/// the number of tasks, k that of the points. Source: see ``Schedules``.
package struct PriorityPicker: Sendable {
  /// How many orderings a bug may need to be found with that probability.
  private static var depth: Int { 3 }

  private var generator: SplitMix64
  private var priorities: [Int: Int] = [:]
  private var changes: Set<Int> = []
  /// Below all priorities that were drawn.
  private var lowered = 0

  package init(seed: UInt64, length: Int) {
    generator = SplitMix64(seed: seed)
    let count = min(Self.depth - 1, max(1, length))
    while changes.count < count { changes.insert(generator.number(below: max(1, length))) }
  }

  package mutating func pick(among candidates: [Int], at position: Int) -> Int {
    for candidate in candidates where priorities[candidate] == nil {
      priorities[candidate] = generator.number(in: 1...(.max))
    }
    let index = highest(of: candidates)
    guard changes.remove(position) != nil else { return index }
    lowered -= 1
    priorities[candidates[index]] = lowered
    return highest(of: candidates)
  }

  private func highest(of candidates: [Int]) -> Int {
    var best = 0
    for index in candidates.indices {
      if priorities[candidates[index], default: 0] > priorities[candidates[best], default: 0] {
        best = index
      }
    }
    return best
  }
}
