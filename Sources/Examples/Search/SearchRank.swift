/// How well a query fits an entry, the best first.
package enum SearchRank: String, CaseIterable, Codable, Comparable, Hashable, Sendable {
  /// The entry begins with the query.
  case prefix
  /// Each word of the query begins a word of the entry.
  case word
  /// Each word of the query is somewhere in the entry.
  case substring

  /// Whether a rank is better than another one.
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.order < rhs.order }

  private var order: Int {
    switch self {
    case .prefix: 0
    case .word: 1
    case .substring: 2
    }
  }
}
