/// Gives equal keys equal numbers.
///
/// A `Dictionary` traps when the `==` or the hash of its keys breaks the rules. Here a key that is
/// not found, although it is there, is one more key.
struct KeyNumbers<Key: Hashable> {
  /// How many keys with the same hash are told apart by comparing.
  private static var mostAlike: Int { 64 }

  private var numbersByHash: [Int: [Int]] = [:]
  private var keys: [Key] = []

  var count: Int { keys.count }

  /// The number of a key; a new one if no key was equal to it.
  mutating func number(of key: Key) -> Int {
    let hash = key.hashValue
    let alike = numbersByHash[hash] ?? []
    if let number = alike.prefix(Self.mostAlike).first(where: { keys[$0] == key }) { return number }
    keys.append(key)
    if alike.count < Self.mostAlike {
      numbersByHash[hash, default: []].append(keys.count - 1)
    }
    return keys.count - 1
  }
}
