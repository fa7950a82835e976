import Differences
import Effects
import Testing

/// Edit scripts as values: what they do to a sequence, and how short they are.
struct EditScriptTests {
  /// A script as the comparison makes it for elements that are keys, or that can only be compared.
  enum Way: CaseIterable { case byKey, byComparing }

  private func script(_ old: [Int], _ new: [Int], _ way: Way) throws -> EditScript {
    let partners =
      switch way {
      case .byKey: Matching.byKey(old, new)
      case .byComparing:
        try #require(Matching.byComparing(old.count, new.count) { old[$0] == new[$1] })
      }
    return EditScript(partners: partners, oldCount: old.count) { removed, inserted in
      Pairing.pairs(removed, inserted) { abs(old[$0] - new[$1]) == 1 ? 1 : 0 }
    }
  }

  /// Makes the new sequence from the old one, and checks that each old element is used once.
  private func apply(_ script: EditScript, to old: [Int], values new: [Int]) -> [Int] {
    var result: [Int] = []
    var used: [Int] = []
    for edit in script.edits {
      switch edit {
      case .keep(let from, let to), .move(let from, let to):
        #expect(to == result.count)
        used.append(from)
        result.append(old[from])
      case .change(let from, let to):
        #expect(to == result.count)
        used.append(from)
        result.append(new[to])
      case .insert(let index):
        #expect(index == result.count)
        result.append(new[index])
      case .remove(let index): used.append(index)
      }
    }
    #expect(used.sorted() == Array(old.indices))
    return result
  }

  @Test(arguments: Way.allCases, 0..<300)
  func `applied to the old sequence it gives the new one`(way: Way, seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let old = (0..<Int.random(in: 0...14, using: &generator)).map { _ in
      Int.random(in: 0...9, using: &generator)
    }
    let new = (0..<Int.random(in: 0...14, using: &generator)).map { _ in
      Int.random(in: 0...9, using: &generator)
    }
    #expect(apply(try script(old, new, way), to: old, values: new) == new)
  }

  @Test(arguments: 0..<200)
  func `comparing keeps as many elements as can be kept`(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let (old, new) = (sequence(&generator), sequence(&generator))
    let partners = try #require(Matching.byComparing(old.count, new.count) { old[$0] == new[$1] })
    #expect(partners.compactMap(\.self).count == longestCommon(old, new))
    #expect(zip(partners.compactMap(\.self), partners.compactMap(\.self).dropFirst()).allSatisfy(<))
  }

  @Test(arguments: 0..<200)
  func `keys that are there once are kept as comparing keeps them`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let old = Array(0..<12).shuffled(using: &generator)
    let new = Array(3..<15).shuffled(using: &generator)
    let script = EditScript(partners: Matching.byKey(old, new), oldCount: old.count)
    let kept = script.edits.filter { if case .keep = $0 { true } else { false } }
    #expect(kept.count == longestCommon(old, new))
    #expect(script.edits.count == 15)
  }

  @Test func `more edits than are looked for are given up`() {
    var comparisons = 0
    let partners = Matching.byComparing(5000, 5000) { _, _ in
      comparisons += 1
      return false
    }
    #expect(partners == nil)
    #expect(comparisons < 50_000)
  }

  @Test func `the first removed and the first inserted belong together if there are as many`() {
    let pairs = Pairing.pairs([3, 4], [7, 8]) { _, _ in 0 }
    #expect(pairs.map(\.old) == [3, 4] && pairs.map(\.new) == [7, 8])
  }

  @Test func `those that are alike belong together if there are not`() {
    let pairs = Pairing.pairs([0, 1, 2], [5, 6]) { old, new in old == 2 && new == 5 ? 0.5 : 0.4 }
    #expect(pairs.map(\.old) == [2] && pairs.map(\.new) == [5])
    #expect(Pairing.pairs([0], [1, 2]) { _, _ in 0.49 }.isEmpty)
    #expect(Pairing.pairs(Array(0..<21), Array(0..<20)) { _, _ in 1 }.isEmpty)
  }

  private func sequence(_ generator: inout SplitMix64) -> [Int] {
    (0..<Int.random(in: 0...16, using: &generator)).map { _ in
      Int.random(in: 0...4, using: &generator)
    }
  }

  /// By the definition of it.
  private func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
    var lengths = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices {
      for j in new.indices {
        lengths[i + 1][j + 1] =
          old[i] == new[j] ? lengths[i][j] + 1 : max(lengths[i][j + 1], lengths[i + 1][j])
      }
    }
    return lengths[old.count][new.count]
  }
}
