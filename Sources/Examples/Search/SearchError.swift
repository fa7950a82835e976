/// What can go wrong in searching.
package enum SearchError: String, Error, Codable, Hashable, Sendable {
  /// What answers the queries is out of order for the moment.
  case unavailable
}
