/// An id that counts how often it is hashed.
struct HashedID: Hashable, Sendable {
  let value: Int
  let hashes: ComparedItem.Count

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }

  func hash(into hasher: inout Hasher) {
    hashes.add()
    hasher.combine(value)
  }
}
