import Effects

/// Entries in the order in which they were made, from any thread.
package final class Log<Entry: Sendable>: Sendable {
  private let contents = Locked<[Entry]>([])

  package init() {}

  package var entries: [Entry] { contents.withLock { $0 } }

  package var last: Entry? { contents.withLock { $0.last } }

  package func append(_ entry: Entry) {
    contents.withLock { $0.append(entry) }
  }
}
