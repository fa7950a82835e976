/// An entry of a catalogue that a query has found.
package struct SearchHit: Codable, Hashable, Identifiable, Sendable {
  /// The number of the entry in its catalogue, from 1.
  package let id: Int
  /// The entry.
  package let text: String
  /// How well the query fits.
  package let rank: SearchRank

  /// Makes a hit.
  package init(id: Int, text: String, rank: SearchRank) {
    self.id = id
    self.text = text
    self.rank = rank
  }
}
