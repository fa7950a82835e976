/// The elements of an array, for a value that decodes itself.
struct JSONUnkeyedContainer: UnkeyedDecodingContainer {
  let elements: [JSONValue]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(elements: [JSONValue], codingPath: [any CodingKey]) {
    self.elements = elements
    self.codingPath = codingPath
  }

  var count: Int? { elements.count }

  var isAtEnd: Bool { currentIndex >= elements.count }

  mutating func decodeNil() throws -> Bool {
    guard try peek(JSONValue.self) == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try JSONValueDecoder.decode(type, from: peek(type), codingPath: codingPath)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nested().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try nested().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try nested() }

  private mutating func nested() throws -> JSONValueDecoder {
    let value = try peek(JSONValue.self)
    currentIndex += 1
    return JSONValueDecoder(value: value, codingPath: codingPath)
  }

  private func peek(_ type: Any.Type) throws -> JSONValue {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type,
        DecodingError.Context(codingPath: codingPath, debugDescription: "The array is at its end.")
      )
    }
    return elements[currentIndex]
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try plain(type) }

  mutating func decode(_ type: String.Type) throws -> String { try plain(type) }

  mutating func decode(_ type: Double.Type) throws -> Double { try plain(type) }

  mutating func decode(_ type: Float.Type) throws -> Float { try plain(type) }

  mutating func decode(_ type: Int.Type) throws -> Int { try plain(type) }

  mutating func decode(_ type: Int8.Type) throws -> Int8 { try plain(type) }

  mutating func decode(_ type: Int16.Type) throws -> Int16 { try plain(type) }

  mutating func decode(_ type: Int32.Type) throws -> Int32 { try plain(type) }

  mutating func decode(_ type: Int64.Type) throws -> Int64 { try plain(type) }

  mutating func decode(_ type: UInt.Type) throws -> UInt { try plain(type) }

  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try plain(type) }

  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try plain(type) }

  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try plain(type) }

  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try plain(type) }

  private mutating func plain<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try JSONValueDecoder.decode(type, from: peek(type), codingPath: codingPath)
    currentIndex += 1
    return value
  }
}
