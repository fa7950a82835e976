/// How one sequence becomes another, in the order in which it is read.
package struct EditScript: Equatable {
  /// One step; the numbers are indices of the old and of the new sequence.
  package enum Edit: Equatable {
    /// An element that stays in place beside the others that do.
    case keep(old: Int, new: Int)
    /// An element that is the same, at another place among those that are kept.
    case move(old: Int, new: Int)
    /// An element that another one has taken the place of.
    case change(old: Int, new: Int)
    case remove(Int)
    case insert(Int)
  }

  package private(set) var edits: [Edit] = []

  /// Makes the shortest script for elements that are paired already.
  ///
  /// - Parameters:
  ///   - partners: for each index of the new sequence the index in the old one, if there is one;
  ///     no index is there twice.
  ///   - oldCount: how many elements the old sequence has.
  ///   - pair: pairs some of those that are removed and inserted at the same place, in order.
  /// - Complexity: O(*n* log *n*).
  package init(
    partners: [Int?],
    oldCount: Int,
    pair: (_ removed: [Int], _ inserted: [Int]) -> [(old: Int, new: Int)] = { _, _ in [] }
  ) {
    let anchors = IncreasingSubsequence.indices(of: partners)
    var isPaired = Array(repeating: false, count: oldCount)
    for case let old? in partners { isPaired[old] = true }
    var (nextOld, nextNew) = (0, 0)
    for anchor in anchors + [partners.count] {
      let end = anchor < partners.count ? partners[anchor] ?? oldCount : oldCount
      let removed = (nextOld..<max(nextOld, end)).filter { !isPaired[$0] }
      addGap(removed: removed, arriving: nextNew..<anchor, partners, pair)
      if anchor < partners.count { edits.append(.keep(old: end, new: anchor)) }
      (nextOld, nextNew) = (end + 1, anchor + 1)
    }
  }

  private mutating func addGap(
    removed: [Int],
    arriving: Range<Int>,
    _ partners: [Int?],
    _ pair: ([Int], [Int]) -> [(old: Int, new: Int)]
  ) {
    let inserted = arriving.filter { partners[$0] == nil }
    let pairs = removed.isEmpty || inserted.isEmpty ? [] : pair(removed, inserted)
    var removed = removed[...]
    var arriving = arriving
    for (old, new) in pairs + [(.max, .max)] {
      while let next = removed.first, next < old {
        edits.append(.remove(next))
        removed.removeFirst()
      }
      while let next = arriving.first, next < new {
        edits.append(partners[next].map { .move(old: $0, new: next) } ?? .insert(next))
        arriving.removeFirst()
      }
      if old != .max {
        edits.append(.change(old: old, new: new))
        removed.removeFirst()
        arriving.removeFirst()
      }
    }
  }
}
