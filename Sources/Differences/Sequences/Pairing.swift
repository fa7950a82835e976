/// Pairs what was removed and inserted at one place.
package enum Pairing {
  /// How many pairs are looked at.
  private static var most: Int { 400 }

  /// Pairs one by one if there are as many of each, otherwise those that are at least half alike.
  ///
  /// - Parameters:
  ///   - removed: the indices of what was removed, in order.
  ///   - inserted: the indices of what was inserted, in order.
  ///   - likeness: how alike an old and a new element are, from 0 to 1.
  /// - Returns: pairs in the order of both.
  package static func pairs(
    _ removed: [Int],
    _ inserted: [Int],
    likeness: (_ old: Int, _ new: Int) -> Double
  ) -> [(old: Int, new: Int)] {
    if removed.count == inserted.count { return zip(removed, inserted).map { ($0, $1) } }
    guard removed.count <= most / inserted.count else { return [] }
    // The best sum of likenesses from here to the ends.
    let width = inserted.count + 1
    var best = Array(repeating: 0.0, count: (removed.count + 1) * width)
    var paired = Array(repeating: 0.0, count: best.count)
    for old in removed.indices.reversed() {
      for new in inserted.indices.reversed() {
        let alike = likeness(removed[old], inserted[new])
        let (here, next) = (old * width + new, (old + 1) * width + new)
        paired[here] = alike >= 0.5 ? alike + best[next + 1] : -1
        best[here] = max(paired[here], best[next], best[here + 1])
      }
    }
    var result: [(old: Int, new: Int)] = []
    var (old, new) = (0, 0)
    while old < removed.count, new < inserted.count {
      let here = old * width + new
      if paired[here] == best[here] {
        result.append((removed[old], inserted[new]))
        old += 1
        new += 1
      } else if best[here] == best[here + width] {
        old += 1
      } else {
        new += 1
      }
    }
    return result
  }
}
