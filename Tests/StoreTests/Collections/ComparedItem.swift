import Effects

/// An element that counts how often it is compared.
struct ComparedItem: Identifiable, Equatable {
  final class Count: Sendable {
    private let count = Locked(0)

    var value: Int { count.withLock { $0 } }

    func add() {
      count.withLock { $0 += 1 }
    }
  }

  let id: Int
  var name = ""
  let comparisons: Count

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.comparisons.add()
    return lhs.id == rhs.id && lhs.name == rhs.name
  }
}
