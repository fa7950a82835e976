/// Finds what changes the JSON of one value into that of another, without opening what is the same.
///
/// The result is what a comparison of the two whole JSON values would find; parts that are the same
/// in memory are not looked into.
package struct ValueComparison {
  private var encoding: ValueEncoding
  private var path: [String] = []
  private var operations: [JSONPatchOperation] = []

  private init(redaction: Redaction) {
    encoding = ValueEncoding(redaction: redaction)
  }

  /// The difference between two values.
  ///
  /// - Complexity: O(*n*), *n* the elements, most of it a comparison of raw memory; encoding only for
  ///   what differs.
  package static func patch(
    from old: any Encodable,
    to new: any Encodable,
    redaction: Redaction
  ) throws -> JSONPatch {
    var comparison = ValueComparison(redaction: redaction)
    try comparison.compare(Self.part(old), Self.part(new))
    return JSONPatch(comparison.operations)
  }

  private static func part(_ value: some Encodable) -> EncodedPart { EncodedPart(value) }

  private mutating func compare(_ old: EncodedPart, _ new: EncodedPart) throws {
    switch (old, new) {
    case (.value(let old), .value(let new)): try compareValues(old, new)
    case (.nested(let before), .nested(let after)): try compareContents(before, after, old, new)
    default: try replace(old, new)
    }
  }

  private mutating func compareValues(_ old: any Encodable, _ new: any Encodable) throws {
    guard !Self.isSame(new, old) else { return }
    let (traits, oldTraits) = (EncodableTraits.of(new), EncodableTraits.of(old))
    if let list = traits.list?(new), let changes = list.changes(from: old) {
      guard let before = oldTraits.list?(old) else { return }
      return try compareLists(before, list, changes)
    }
    if let table = traits.table?(new), let changes = table.changes(from: old) {
      for change in changes {
        try compareMembers(
          change.key,
          change.old.map { EncodedPart($0) },
          change.new.map { EncodedPart($0) }
        )
      }
      return
    }
    if let bag = traits.bag?(new), let before = oldTraits.bag?(old) {
      let parts = (
        try ValueEncoding.sortedParts(of: before), try ValueEncoding.sortedParts(of: bag)
      )
      return try compareParts(parts.0, parts.1)
    }
    try compareContents(
      EncodedContent(of: old),
      EncodedContent(of: new),
      .value(old),
      .value(new)
    )
  }

  private mutating func compareContents(
    _ old: EncodedContent,
    _ new: EncodedContent,
    _ oldPart: EncodedPart,
    _ newPart: EncodedPart
  ) throws {
    switch (old.layout, new.layout) {
    case (.single(let old), .single(let new)):
      try compare(old, new)
    case (.unkeyed(let old), .unkeyed(let new)):
      try compareParts(old, new)
    case (.keyed(let before), .keyed(let after)):
      if Self.haveSameKeys(before, after) {
        for (old, new) in zip(before, after) { try compareMembers(new.key, old.part, new.part) }
        return
      }
      let oldMembers = Dictionary(before, uniquingKeysWith: { $1 })
      let newMembers = Dictionary(after, uniquingKeysWith: { $1 })
      // Another case of an enum, say: nothing of it has been there before.
      guard newMembers.keys.contains(where: { oldMembers[$0] != nil }) || newMembers.isEmpty else {
        return try replace(oldPart, newPart)
      }
      for member in before where newMembers[member.key] == nil {
        try compareMembers(member.key, member.part, nil)
      }
      for member in after {
        try compareMembers(member.key, oldMembers[member.key], member.part)
      }
    default:
      try replace(oldPart, newPart)
    }
  }

  /// Whether two values have the same few members, in the same order; then none is there twice.
  private static func haveSameKeys(
    _ old: [(key: String, part: EncodedPart)],
    _ new: [(key: String, part: EncodedPart)]
  ) -> Bool {
    new.count < EncodedContent.manyMembers && old.count == new.count
      && zip(old, new).allSatisfy { $0.key == $1.key }
  }

  private mutating func compareMembers(
    _ key: String,
    _ old: EncodedPart?,
    _ new: EncodedPart?
  ) throws {
    path.append(key)
    defer { path.removeLast() }
    switch (old, new) {
    case (let old?, let new?): try compare(old, new)
    case (nil, let new?): add(.add, try encoding.json(of: new, at: path))
    case (_?, nil): add(.remove, .null)
    case (nil, nil): break
    }
  }

  private mutating func compareLists(
    _ old: any EncodableList,
    _ new: any EncodableList,
    _ changes: ListChanges
  ) throws {
    if changes.isMostlyNew {
      let elements = (0..<new.partCount).map { new.part(at: $0) }
      let json = try encoding.json(of: .nested(EncodedContent(elements: elements)), at: path)
      return add(.replace, json)
    }
    for index in changes.differing {
      try compareMembers(String(index), old.part(at: index), new.part(at: index))
    }
    for _ in changes.newCount..<max(changes.newCount, changes.oldCount) {
      path.append(String(changes.position))
      add(.remove, .null)
      path.removeLast()
    }
    for offset in 0..<max(0, changes.newCount - changes.oldCount) {
      let index = changes.position + offset
      try compareMembers(String(index), nil, new.part(at: index))
    }
  }

  /// Compares elements at equal indices; what is longer gets an end or loses it.
  private mutating func compareParts(_ old: [EncodedPart], _ new: [EncodedPart]) throws {
    for index in 0..<min(old.count, new.count) {
      try compareMembers(String(index), old[index], new[index])
    }
    for index in (new.count..<max(new.count, old.count)).reversed() {
      try compareMembers(String(index), old[index], nil)
    }
    for index in old.count..<max(new.count, old.count) {
      try compareMembers(String(index), nil, new[index])
    }
  }

  private mutating func replace(_ old: EncodedPart, _ new: EncodedPart) throws {
    let value = try encoding.json(of: new, at: path)
    guard try encoding.json(of: old, at: path) != value else { return }
    add(.replace, value)
  }

  private mutating func add(_ kind: JSONPatchOperation.Kind, _ value: JSONValue) {
    operations.append(JSONPatchOperation(kind, at: path, value))
  }

  private static func isSame<Value>(_ new: Value, _ old: any Encodable) -> Bool {
    guard let old = old as? Value else { return false }
    return MemoryBlock.isSame(old, new)
  }
}
