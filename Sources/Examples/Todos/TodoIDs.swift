internal import Effects

/// Where the ids of new todos come from, as a value that tests replace.
///
/// It has to give a new id each time; a todo whose id is there already is not added.
package struct TodoIDs: Sendable {
  private let make: @Sendable () -> Todo.ID

  /// Makes a generator that calls `make` for each id, off the store's actor.
  package init(_ make: @escaping @Sendable () -> Todo.ID) {
    self.make = make
  }

  /// Returns the id of one new todo.
  package func next() -> Todo.ID { make() }

  /// Random ids; that two of them are equal is as good as impossible.
  package static let random = TodoIDs { Int.random(in: 1...Int.max) }

  /// Ids that count up.
  package static func counting(from first: Todo.ID) -> TodoIDs {
    let upcoming = Locked(first)
    return TodoIDs {
      upcoming.withLock { upcoming in
        defer { upcoming += 1 }
        return upcoming
      }
    }
  }
}
