/// Finds the word that somebody probably meant.
package enum NearestWord {
  /// Returns the candidate that takes the fewest edits, the first one at a tie.
  ///
  /// Nothing if half of the word would have to change.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let longest = 40
    guard !word.isEmpty, word.utf8.count <= longest else { return nil }
    let distances = candidates.map { (word: $0, edits: distance(word.lowercased(), $0)) }
    guard let best = distances.min(by: { $0.edits < $1.edits }) else { return nil }
    return best.edits * 2 < max(word.count, best.word.count) || best.edits == 1 ? best.word : nil
  }

  /// Counts the insertions, deletions, replacements and swaps of neighbours between two words.
  package static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var edits = min(replaced, last[column + 1] + 1, current[column] + 1)
        let isSwap =
          row > 0 && column > 0 && first[row] == second[column - 1]
          && first[row - 1] == second[column]
        if isSwap { edits = min(edits, beforeLast[column - 1] + 1) }
        current.append(edits)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
