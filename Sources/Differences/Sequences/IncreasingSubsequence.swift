/// The elements that can stay while the others move around them.
enum IncreasingSubsequence {
  /// Returns the indices of a longest subsequence of numbers that increase; `nil` is skipped.
  ///
  /// The algorithm is patience sorting (Aldous and Diaconis, "Longest Increasing Subsequences:
  /// From Patience Sorting to the Baik-Deift-Johansson Theorem", 1999).
  ///
  /// - Complexity: O(*n* log *n*).
  static func indices(of numbers: [Int?]) -> [Int] {
    /// For each length the index at which the subsequence with the least last number ends.
    var ends: [Int] = []
    var last: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      guard let number else { continue }
      var (low, high) = (0, last.count)
      while low < high {
        let middle = (low + high) / 2
        if last[middle] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count {
        ends.append(index)
        last.append(number)
      } else {
        ends[low] = index
        last[low] = number
      }
    }
    var result: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(index)
      index = previous[index]
    }
    return result.reversed()
  }
}
