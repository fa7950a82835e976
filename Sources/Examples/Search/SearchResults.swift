/// The answer to a query.
package struct SearchResults: Codable, Hashable, Sendable {
  /// What was searched for.
  package let query: String
  /// The best hits, the best one first.
  package let hits: [SearchHit]
  /// How many there are in all.
  package let total: Int

  /// Makes an answer.
  package init(query: String, hits: [SearchHit], total: Int) {
    self.query = query
    self.hits = hits
    self.total = total
  }
}
