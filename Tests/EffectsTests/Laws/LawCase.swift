import Effects

/// What a law is tried on: some random trees and numbers.
struct LawCase: CustomStringConvertible {
  var a: LawTree
  var b: LawTree
  var c: LawTree
  /// What is in flight already.
  var before: LawTree
  /// What comes at ``time``.
  var after: LawTree
  var time: Int
  /// Which variant of a law.
  var variant: Int
  var gaps: [Int]

  init(_ kinds: LawTree.Kinds, _ generator: inout SplitMix64) {
    // One big tree; what it is joined with, and what is around it, are small.
    a = .random(kinds, &generator)
    b = .random(depth: 2, kinds, &generator)
    c = .random(depth: 1, kinds, &generator)
    before = .random(depth: 2, kinds, &generator)
    after = .random(depth: 1, kinds, &generator)
    time = 1 + generator.number(below: 8)
    variant = generator.number(below: 8)
    gaps = (0..<8).map { _ in generator.number(below: 6) }
  }

  var size: Int {
    [a, b, c, before, after].reduce(time + gaps.reduce(gaps.count, +)) { $0 + $1.size }
  }

  var description: String {
    """
    a: \(a), b: \(b), c: \(c), before: \(before), after: \(after), time \(time), \
    variant \(variant), gaps \(gaps)
    """
  }

  var shrinks: [LawCase] {
    var cases: [LawCase] = []
    for path in [\LawCase.before, \.after, \.c, \.b, \.a] {
      for smaller in self[keyPath: path].shrinks {
        var changed = self
        changed[keyPath: path] = smaller
        cases.append(changed)
      }
    }
    if time > 1 {
      var earlier = self
      earlier.time -= 1
      cases.append(earlier)
    }
    for index in gaps.indices {
      var fewer = self
      fewer.gaps.remove(at: index)
      cases.append(fewer)
      guard gaps[index] > 0 else { continue }
      fewer = self
      fewer.gaps[index] -= 1
      cases.append(fewer)
    }
    return cases
  }
}
