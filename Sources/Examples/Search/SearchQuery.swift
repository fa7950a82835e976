/// A query made ready to be compared with many entries.
package struct SearchQuery: Sendable {
  private let whole: [UInt8]
  private let words: [[UInt8]]

  /// Makes a query of what was typed; white space around and between the words doesn't count.
  package init(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map { FoldedText.bytes(of: $0.utf8) }
    self.words = words
    whole = Array(words.joined(separator: [UInt8(ascii: " ")]))
  }

  /// Says how well the query fits a folded entry; nil if it doesn't.
  ///
  /// - Complexity: O(n · m), n the length of the entry and m that of the query.
  package func rank(in entry: borrowing Span<UInt8>) -> SearchRank? {
    guard !words.isEmpty else { return nil }
    if Self.occurs(whole, in: entry, at: 0) { return .prefix }
    var worst = SearchRank.word
    for word in words {
      guard let rank = Self.rank(of: word, in: entry) else { return nil }
      worst = max(worst, rank)
    }
    return worst
  }

  private static func rank(of word: [UInt8], in entry: borrowing Span<UInt8>) -> SearchRank? {
    guard entry.count >= word.count else { return nil }
    var isFound = false
    for offset in 0...entry.count - word.count where occurs(word, in: entry, at: offset) {
      if offset == 0 || !isLetter(entry[offset - 1]) { return .word }
      isFound = true
    }
    return isFound ? .substring : nil
  }

  private static func occurs(
    _ word: [UInt8],
    in entry: borrowing Span<UInt8>,
    at offset: Int
  ) -> Bool {
    guard offset + word.count <= entry.count else { return false }
    for index in word.indices where entry[offset + index] != word[index] { return false }
    return true
  }

  /// Whether a byte belongs to a word; those beyond ASCII all do.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x61...0x7A, 0x80...0xFF: true
    default: false
    }
  }
}
