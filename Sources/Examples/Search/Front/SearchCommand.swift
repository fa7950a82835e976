/// What can be asked of the search, in words.
package enum SearchCommand: String, FrontCommand {
  case type, find, submit, retry, clear

  package var placeholder: String? {
    switch self {
    case .type, .find: "<query>"
    case .submit, .retry, .clear: nil
    }
  }

  package var summary: String {
    switch self {
    case .type: "type a query in place of the last one; a pause searches for it"
    case .find: "type a query and search for it without a pause"
    case .submit: "search for what has been typed without a pause"
    case .retry: "try again what has failed"
    case .clear: "type nothing"
    }
  }

  /// `type` isn't: the next command may come while the user still pauses.
  package var isAwaited: Bool { self == .find || self == .retry }
}
