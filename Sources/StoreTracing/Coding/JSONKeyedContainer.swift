/// The members of an object, for a value that decodes itself.
struct JSONKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let table: [String: JSONValue]
  let object: JSONObject
  let codingPath: [any CodingKey]

  var allKeys: [Key] { object.members.compactMap { Key(stringValue: $0.key) } }

  func contains(_ key: Key) -> Bool { table[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key) == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try JSONValueDecoder.decode(type, from: value(key), codingPath: codingPath + [key])
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    JSONValueDecoder(value: table["super"] ?? .null, codingPath: codingPath)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

  private func decoder(_ key: Key) throws -> JSONValueDecoder {
    JSONValueDecoder(value: try value(key), codingPath: codingPath + [key])
  }

  private func value(_ key: Key) throws -> JSONValue {
    guard let value = table[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "There is no member \(key.stringValue)."
        )
      )
    }
    return value
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try plain(type, key) }

  func decode(_ type: String.Type, forKey key: Key) throws -> String { try plain(type, key) }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try plain(type, key) }

  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try plain(type, key) }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try plain(type, key) }

  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try plain(type, key) }

  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try plain(type, key) }

  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try plain(type, key) }

  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try plain(type, key) }

  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try plain(type, key) }

  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try plain(type, key) }

  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try plain(type, key) }

  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try plain(type, key) }

  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try plain(type, key) }

  private func plain<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
    try JSONValueDecoder.decode(type, from: value(key), codingPath: codingPath + [key])
  }
}
