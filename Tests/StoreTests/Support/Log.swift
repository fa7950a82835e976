import Effects

/// Entries in the order in which they were made, from any thread.
final class Log<Entry: Sendable>: Sendable {
  private let contents = Locked<[Entry]>([])

  var entries: [Entry] { contents.withLock { $0 } }

  var last: Entry? { contents.withLock { $0.last } }

  func append(_ entry: Entry) {
    contents.withLock { $0.append(entry) }
  }
}
