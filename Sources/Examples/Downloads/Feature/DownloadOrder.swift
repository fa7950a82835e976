package import Store

/// How the files of a list share the line to the servers.
package enum DownloadOrder: Codable, Hashable, Sendable {
  /// Some at once; the others wait, and begin first in, first out.
  case sideBySide(atMost: Int)
  /// One after the other.
  case oneByOne

  /// The strategy that says the same to the store.
  package var strategy: FlattenStrategy {
    switch self {
    case .sideBySide(let limit): .merge(atMost: limit)
    case .oneByOne: .concat
    }
  }
}
