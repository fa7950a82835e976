/// Turns values that encode themselves into JSON, redacted.
///
/// Sets, and dictionaries, are written in an order of their own, so that equal values have equal
/// JSON in every process. `Data` is base 64, a `URL` its text, everything else as it encodes itself.
package struct ValueEncoding {
  /// Thrown by values that stand too deep in each other.
  struct TooDeep: Error {}

  let redaction: Redaction
  private(set) var path: [String] = []

  package init(redaction: Redaction) {
    self.redaction = redaction
  }

  /// The JSON of a value at a place.
  package mutating func json(of value: some Encodable, at path: [String] = []) throws -> JSONValue {
    self.path = path
    return try json(of: EncodedPart(value))
  }

  /// The JSON of a part at a place.
  mutating func json(of part: EncodedPart, at path: [String]) throws -> JSONValue {
    self.path = path
    return try json(of: part)
  }

  private mutating func json(of part: EncodedPart) throws -> JSONValue {
    switch part {
    case .plain(let value): redaction.apply(value, at: path)
    case .nested(let content): try json(of: content)
    case .value(let value): try json(ofClosed: value)
    }
  }

  private mutating func json(ofClosed value: any Encodable) throws -> JSONValue {
    let traits = EncodableTraits.of(value)
    if let list = traits.list?(value) {
      return try array(list.partCount) { list.part(at: $0) }
    }
    if let table = traits.table?(value), let members = table.members() {
      var object: [JSONObject.Member] = []
      for member in members {
        object.append(.init(member.key, try descend(member.key, EncodedPart(member.value))))
      }
      return .object(JSONObject(object))
    }
    if let bag = traits.bag?(value) {
      let parts = try Self.sortedParts(of: bag)
      return try array(parts.count) { parts[$0] }
    }
    return try json(of: EncodedContent(of: value))
  }

  private mutating func json(of content: EncodedContent) throws -> JSONValue {
    switch content.layout {
    case .empty:
      return .object(JSONObject())
    case .single(let part):
      return try json(of: part)
    case .unkeyed(let parts):
      return try array(parts.count) { parts[$0] }
    case .keyed(let members):
      var object: [JSONObject.Member] = []
      object.reserveCapacity(members.count)
      for member in members {
        object.append(.init(member.key, try descend(member.key, member.part)))
      }
      return .object(JSONObject(object))
    }
  }

  private mutating func array(
    _ count: Int,
    _ part: (Int) -> EncodedPart
  ) throws -> JSONValue {
    var elements: [JSONValue] = []
    elements.reserveCapacity(count)
    for index in 0..<count { elements.append(try descend(String(index), part(index))) }
    return .array(elements)
  }

  private mutating func descend(_ key: String, _ part: EncodedPart) throws -> JSONValue {
    guard path.count < JSONValue.depthLimit - 8 else { throw TooDeep() }
    path.append(key)
    defer { path.removeLast() }
    return try json(of: part)
  }

  /// The parts of a set, or of a dictionary whose keys are no names, in the order of their JSON.
  static func sortedParts(of bag: any EncodableBag) throws -> [EncodedPart] {
    var encoding = ValueEncoding(redaction: .none)
    var sorted: [(text: String, parts: [EncodedPart])] = []
    for entry in bag.entries() {
      let parts = entry.map { EncodedPart($0) }
      guard let first = parts.first else { continue }
      sorted.append((try encoding.json(of: first).description, parts))
    }
    sorted.sort { $0.text < $1.text }
    return sorted.flatMap(\.parts)
  }
}
