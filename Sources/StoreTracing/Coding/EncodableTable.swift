/// A dictionary that encodes itself as an object.
protocol EncodableTable {
  /// The members in the order of their names; nothing if the keys are no names.
  func members() -> [(key: String, value: any Encodable)]?

  /// The members whose memory differs from that in an older dictionary, in the order of their names.
  ///
  /// Nothing if that is of another type or the keys are no names.
  func changes(
    from old: any Encodable
  ) -> [(key: String, old: (any Encodable)?, new: (any Encodable)?)]?
}

/// A collection without an order: a set, or a dictionary whose keys are no names.
protocol EncodableBag {
  /// The entries: one value each for a set, key and value for a dictionary.
  func entries() -> [[any Encodable]]
}

extension Dictionary: EncodableTable where Key: Encodable, Value: Encodable {
  func members() -> [(key: String, value: any Encodable)]? {
    guard Key.self is any CodingKeyRepresentable.Type else { return nil }
    return map { (Self.name(of: $0.key), $0.value) }.sorted { $0.0 < $1.0 }
  }

  func changes(
    from old: any Encodable
  ) -> [(key: String, old: (any Encodable)?, new: (any Encodable)?)]? {
    guard Key.self is any CodingKeyRepresentable.Type, let old = old as? Self else { return nil }
    var changes: [(key: String, old: (any Encodable)?, new: (any Encodable)?)] = []
    for (key, value) in self {
      if let before = old[key] {
        if !MemoryBlock.isSame(before, value) {
          changes.append((Self.name(of: key), before, value))
        }
      } else {
        changes.append((Self.name(of: key), nil, value))
      }
    }
    for (key, value) in old where self[key] == nil {
      changes.append((Self.name(of: key), value, nil))
    }
    return changes.sorted { $0.key < $1.key }
  }

  /// The name of a key, as the dictionary itself would encode it.
  private static func name(of key: Key) -> String {
    key as? String ?? (key as? any CodingKeyRepresentable)?.codingKey.stringValue ?? ""
  }
}

extension Dictionary: EncodableBag where Key: Encodable, Value: Encodable {
  func entries() -> [[any Encodable]] { map { [$0.key, $0.value] } }
}

extension Set: EncodableBag where Element: Encodable {
  func entries() -> [[any Encodable]] { map { [$0] } }
}
