import Differences
import Effects
import Testing

/// Laws of differences on random nested values.
struct RandomValueTests {
  private func pair(_ seed: Int) -> (old: RandomValue, new: RandomValue) {
    var generator = SplitMix64(seed: UInt64(seed))
    let old = RandomValue.random(4, &generator)
    return (old, old.changed(&generator))
  }

  @Test func `there is a difference if and only if the values are unequal`() {
    var unequal = 0
    for seed in 0..<1000 {
      let (old, new) = pair(seed)
      let difference = Difference(from: old, to: new)
      #expect((difference == nil) == (old == new))
      #expect(difference.map { !$0.description.isEmpty && !$0.lines.isEmpty } ?? true)
      #expect(Difference(from: old, to: old) == nil)
      if old != new { unequal += 1 }
    }
    #expect(unequal > 300 && unequal < 1000)
  }

  @Test func `the same values have the same text, however their hash tables came to be`() {
    for seed in 0..<300 {
      let (old, new) = pair(seed)
      #expect(text(old, new) == text(rebuilt(old), rebuilt(new)))
      #expect(shortDescription(of: old) == shortDescription(of: rebuilt(old)))
    }
  }

  @Test func `changes of properties and entries are seen at the same paths both ways`() {
    for seed in 0..<1000 {
      let (old, new) = pair(seed)
      let (there, back) = (paths(old, new), paths(new, old))
      #expect(there == back)
    }
  }

  @Test func `a difference names both values of a change, in the order of its direction`() {
    for seed in 0..<500 {
      let (old, new) = (RandomValue.number(seed), RandomValue.number(seed + 1))
      #expect(text(old, new) == "number: \(seed) → \(seed + 1)")
      #expect(text(new, old) == "number: \(seed + 1) → \(seed)")
    }
  }

  @Test func `fewer lines hide what does not fit and nothing else`() throws {
    for seed in 0..<300 {
      let (old, new) = pair(seed)
      guard let whole = Difference(from: old, to: new, limits: DifferenceLimits(lines: 1000)) else {
        continue
      }
      #expect(whole.hiddenCount == 0 && whole.isComplete)
      let limits = DifferenceLimits(lines: 2)
      let short = try #require(Difference(from: old, to: new, limits: limits))
      #expect(short.lines.count <= 2)
    }
  }

  /// The paths of what differs; an index may be that of one side only.
  private func paths(_ old: RandomValue, _ new: RandomValue) -> Set<String> {
    let limits = DifferenceLimits(lines: 1000)
    let records = [old, new].map { RandomValue.Record(first: $0, second: .number(0)) }
    let lines = Difference(from: records[0], to: records[1], limits: limits)?.lines ?? []
    return Set(
      lines.filter { $0.first != " " && !$0.contains(" moved to ") }.map {
        String($0.replacing(/\[\d+\]/, with: "[index]").prefix { $0 != ":" })
      }
    )
  }

  /// The same value with dictionaries and sets that have grown in another way.
  private func rebuilt(_ value: RandomValue) -> RandomValue {
    switch value {
    case .list(let values): return .list(values.map(rebuilt))
    case .table(let values):
      var table: [String: RandomValue] = Dictionary(minimumCapacity: 200)
      for key in values.keys.sorted().reversed() { table[key] = values[key].map(rebuilt) }
      return .table(table)
    case .group(let values):
      var group = Set<RandomValue>(minimumCapacity: 200)
      for value in values { group.insert(rebuilt(value)) }
      return .group(group)
    case .record(let record):
      let (first, second) = (rebuilt(record.first), rebuilt(record.second))
      return .record(RandomValue.Record(first: first, second: second, label: record.label))
    default: return value
    }
  }
}
