import Effects
import Foundation

/// A statement about all effects.
struct Law: Sendable {
  let name: String
  /// What the random trees may contain.
  let kinds: LawTree.Kinds
  /// What is wrong in a case; nil if the law holds.
  let fault: @Sendable (LawCase, Fault?) -> String?

  init(
    _ name: String,
    _ kinds: LawTree.Kinds = .all,
    _ fault: @escaping @Sendable (LawCase, Fault?) -> String?
  ) {
    self.name = name
    self.kinds = kinds
    self.fault = fault
  }

  /// A case in which the law does not hold, as small as it was found.
  struct Counterexample: CustomStringConvertible {
    let law: String
    let seed: UInt64
    let number: Int
    let found: LawCase
    let smallest: LawCase
    let reason: String

    var description: String {
      """
      \(law) doesn't hold: seed \(seed), case \(number), shrunk from size \(found.size) to \
      \(smallest.size).
      \(smallest)
      \(reason)
      """
    }
  }

  /// From `LAW_SEED`; a failure says it.
  static let seed = environment("LAW_SEED").flatMap(UInt64.init) ?? 2026
  /// From `LAW_TREES`; in a debug build, where a case takes ten times as long, fewer.
  static let count = environment("LAW_TREES").flatMap(Int.init) ?? standardCount

  private static var standardCount: Int {
    #if DEBUG
    1000
    #else
    10_000
    #endif
  }

  private static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  /// Tries the law on random cases, and makes the first one smaller in which it doesn't hold.
  func counterexample(to fault: Fault? = nil, count: Int = Law.count) -> Counterexample? {
    for number in 0..<count {
      var generator = SplitMix64(seed: Law.seed &* 1_000_003 &+ UInt64(number))
      let found = LawCase(kinds, &generator)
      guard let reason = self.fault(found, fault) else { continue }
      var (smallest, smallestReason) = (found, reason)
      while let (smaller, reason) = shrink(smallest, fault) {
        (smallest, smallestReason) = (smaller, reason)
      }
      return Counterexample(
        law: name,
        seed: Law.seed,
        number: number,
        found: found,
        smallest: smallest,
        reason: smallestReason
      )
    }
    return nil
  }

  private func shrink(_ big: LawCase, _ fault: Fault?) -> (LawCase, String)? {
    for smaller in big.shrinks where smaller.size < big.size {
      if let reason = self.fault(smaller, fault) { return (smaller, reason) }
    }
    return nil
  }
}

/// Says what differs between two runs that should be equal, entry by entry.
func difference(_ left: LawWorld.Outcome, _ right: LawWorld.Outcome) -> String? {
  guard left.log != right.log || left.ends != right.ends else { return nil }
  return "\(text(left))\nis not\n\(text(right))"
}

/// The same, but at one instant the actions of different inputs may come in another order.
func differenceBySource(_ left: LawWorld.Outcome, _ right: LawWorld.Outcome) -> String? {
  func grouped(_ outcome: LawWorld.Outcome) -> LawWorld.Outcome {
    var outcome = outcome
    outcome.log = outcome.log.enumerated()
      .sorted { ($0.element.origin, $0.offset) < ($1.element.origin, $1.offset) }
      .map(\.element)
    return outcome
  }
  return left.log == right.log ? difference(left, right) : difference(grouped(left), grouped(right))
}

/// The same, but at one instant the actions may come in another order.
func differenceUpToInterleaving(
  _ left: LawWorld.Outcome,
  _ right: LawWorld.Outcome
) -> String? {
  func sorted(_ outcome: LawWorld.Outcome) -> LawWorld.Outcome {
    var outcome = outcome
    outcome.log.sort { ($0.time, $0.origin, $0.action) < ($1.time, $1.origin, $1.action) }
    return outcome
  }
  return difference(sorted(left), sorted(right))
}

func text(_ outcome: LawWorld.Outcome) -> String {
  let log = outcome.log.map { "\($0.action)@\($0.time)#\($0.origin)" }
  let ends = outcome.ends.sorted { $0.key < $1.key }.map { "#\($0.key) ends \($0.value)" }
  return (log + ends).joined(separator: " ")
}
