/// The value in the middle, which single bad rounds don't move.
package enum Median {
  /// The median; of an even number of values, the mean of the two in the middle.
  package static func of(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
