/// Finds which elements of two sequences belong together.
package enum Matching {
  /// How many removals and insertions are found by comparing before it is given up.
  static var mostEdits: Int { 200 }

  /// Pairs elements with equal keys, the first with the first, the second with the second.
  ///
  /// - Returns: for each index of the new sequence the index in the old one.
  /// - Complexity: O(*n*) hashes.
  package static func byKey<Key: Hashable>(_ old: [Key], _ new: [Key]) -> [Int?] {
    var numbers = KeyNumbers<Key>()
    let (old, new) = (old.map { numbers.number(of: $0) }, new.map { numbers.number(of: $0) })
    /// For each key its first place in the old sequence that is not taken, and for each place the
    /// next one of the same key.
    var places = [Int?](repeating: nil, count: numbers.count)
    var following = [Int?](repeating: nil, count: old.count)
    for index in old.indices.reversed() {
      following[index] = places[old[index]]
      places[old[index]] = index
    }
    return new.map { number in
      guard let place = places[number] else { return nil }
      places[number] = following[place]
      return place
    }
  }

  /// Pairs equal elements so that most are kept in order.
  ///
  /// The algorithm is Myers', "An O(ND) Difference Algorithm and Its Variations", 1986.
  ///
  /// - Returns: as of `byKey`, or `nil` if there are more than ``mostEdits`` removals and
  ///   insertions.
  /// - Complexity: O((*n* + *m*) · *d*) comparisons.
  package static func byComparing(
    _ oldCount: Int,
    _ newCount: Int,
    _ areEqual: (_ old: Int, _ new: Int) -> Bool
  ) -> [Int?]? {
    let most = min(oldCount + newCount, mostEdits)
    var furthest = Array(repeating: 0, count: 2 * most + 3)
    let middle = most + 1
    var trace: [[Int]] = []
    for edits in 0...most {
      trace.append(furthest)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let isDown =
          diagonal == -edits
          || (diagonal != edits
            && furthest[middle + diagonal - 1] < furthest[middle + diagonal + 1])
        var old =
          isDown ? furthest[middle + diagonal + 1] : furthest[middle + diagonal - 1] + 1
        // Beyond an end, where no path goes on.
        guard old <= oldCount, old - diagonal <= newCount else {
          furthest[middle + diagonal] = old
          continue
        }
        while old < oldCount, old - diagonal < newCount, areEqual(old, old - diagonal) { old += 1 }
        furthest[middle + diagonal] = old
        if old == oldCount, old - diagonal == newCount {
          return partners(oldCount, newCount, trace, middle)
        }
      }
    }
    return nil
  }

  /// Walks the path back from the end.
  private static func partners(
    _ oldCount: Int,
    _ newCount: Int,
    _ trace: [[Int]],
    _ middle: Int
  ) -> [Int?] {
    var partners = [Int?](repeating: nil, count: newCount)
    var (old, new) = (oldCount, newCount)
    for (edits, furthest) in trace.enumerated().reversed() {
      let diagonal = old - new
      let isDown =
        diagonal == -edits
        || (diagonal != edits && furthest[middle + diagonal - 1] < furthest[middle + diagonal + 1])
      let from = edits == 0 ? 0 : diagonal + (isDown ? 1 : -1)
      let startOld = edits == 0 ? 0 : furthest[middle + from]
      let startNew = startOld - from
      while old > startOld, new > startNew {
        old -= 1
        new -= 1
        partners[new] = old
      }
      (old, new) = (startOld, startNew)
    }
    return partners
  }
}
