/// The entries that are searched.
///
/// The text is kept once as it is and once folded, both in one piece: a big file costs some three
/// times its size, however many lines it has.
package struct SearchCatalog: Sendable {
  /// Where an entry is, in the text and in the folded text.
  private struct Entry {
    let text: Range<Int>
    let folded: Range<Int>
  }

  private let bytes: [UInt8]
  private let folded: [UInt8]
  private let entries: [Entry]

  /// How many entries there are.
  package var count: Int { entries.count }

  /// Makes a catalogue of the lines of a text.
  ///
  /// White space at both ends of a line doesn't count, and a line without anything else is no entry.
  /// What is no UTF-8 is shown as replacement characters.
  ///
  /// - Complexity: O(n), n the bytes.
  package init(lines bytes: [UInt8]) {
    var folded: [UInt8] = []
    folded.reserveCapacity(bytes.count)
    var entries: [Entry] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = Self.trimmed(start..<end, in: bytes)
      if !line.isEmpty {
        let foldedStart = folded.count
        folded += FoldedText.bytes(of: bytes[line])
        entries.append(Entry(text: line, folded: foldedStart..<folded.count))
      }
      start = end + 1
    }
    self.bytes = bytes
    self.folded = folded
    self.entries = entries
  }

  /// Makes a catalogue of a text, an entry for each line.
  package init(text: String) {
    self.init(lines: Array(text.utf8))
  }

  /// Answers a query: those that begin with it first, then those with words that do, then the rest.
  ///
  /// Hits of one rank stay in the order of the catalogue.
  ///
  /// **Cancellation:** the search of a cancelled task ends early, with what it has found.
  ///
  /// - Complexity: O(n · m), n the bytes of the catalogue and m those of the query.
  package func search(_ text: String, limit: Int) -> SearchResults {
    let query = SearchQuery(text)
    var found: [SearchRank: [Int]] = [:]
    var total = 0
    let folded = folded.span
    for (index, entry) in entries.enumerated() {
      if index.isMultiple(of: 4096), Task.isCancelled { break }
      guard let rank = query.rank(in: folded.extracting(entry.folded)) else { continue }
      total += 1
      // The best are not known before the end, but of each rank the first ones are enough.
      if found[rank, default: []].count < limit { found[rank, default: []].append(index) }
    }
    let hits = SearchRank.allCases.flatMap { rank in
      found[rank, default: []].map { index in
        SearchHit(id: index + 1, text: self.text(of: entries[index]), rank: rank)
      }
    }
    return SearchResults(query: text, hits: Array(hits.prefix(limit)), total: total)
  }

  private func text(of entry: Entry) -> String {
    String(decoding: bytes[entry.text], as: UTF8.self)
  }

  private static func trimmed(_ line: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (line.lowerBound, line.upperBound)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while start < end, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}
