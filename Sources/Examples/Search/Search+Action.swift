extension Search {
  /// What can happen.
  package enum Action: Codable, Hashable, Sendable {
    /// The user types.
    case queryChanged(String)
    /// The user doesn't want to wait for the pause.
    case submit
    /// The user wants to try again what has failed.
    case retry
    /// The user begins anew.
    case clear
    /// The latest request has been answered.
    case found(SearchResults)
    /// The latest request has failed.
    case failed(SearchError)
  }
}
