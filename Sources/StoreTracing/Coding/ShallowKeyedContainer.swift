/// Takes in members, each closed.
struct ShallowKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let content: EncodedContent
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) { add(.plain(.null), key) }

  func encode(_ value: some Encodable, forKey key: Key) { add(EncodedPart(value), key) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    nested(key).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    nested(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { nested("super", codingPath) }

  func superEncoder(forKey key: Key) -> any Encoder { nested(key) }

  private func add(_ part: EncodedPart, _ key: Key) {
    content.add(part, for: key.stringValue)
  }

  private func nested(_ key: Key) -> ShallowEncoder {
    nested(key.stringValue, codingPath + [key])
  }

  private func nested(_ key: String, _ codingPath: [any CodingKey]) -> ShallowEncoder {
    let inner = EncodedContent()
    content.add(.nested(inner), for: key)
    return ShallowEncoder(content: inner, codingPath: codingPath)
  }

  func encode(_ value: Bool, forKey key: Key) { add(.plain(.bool(value)), key) }

  func encode(_ value: Int, forKey key: Key) { add(.plain(.number(String(value))), key) }

  func encode(_ value: Int8, forKey key: Key) { add(.plain(.number(String(value))), key) }

  func encode(_ value: Int16, forKey key: Key) { add(.plain(.number(String(value))), key) }

  func encode(_ value: Int32, forKey key: Key) { add(.plain(.number(String(value))), key) }

  func encode(_ value: Int64, forKey key: Key) { add(.plain(.number(String(value))), key) }

  func encode(_ value: UInt, forKey key: Key) { add(.plain(.number(String(value))), key) }

  func encode(_ value: UInt8, forKey key: Key) { add(.plain(.number(String(value))), key) }

  func encode(_ value: UInt16, forKey key: Key) { add(.plain(.number(String(value))), key) }

  func encode(_ value: UInt32, forKey key: Key) { add(.plain(.number(String(value))), key) }

  func encode(_ value: UInt64, forKey key: Key) { add(.plain(.number(String(value))), key) }

  func encode(_ value: Float, forKey key: Key) { add(.plain(JSONValue(value)), key) }

  func encode(_ value: Double, forKey key: Key) { add(.plain(JSONValue(value)), key) }

  func encode(_ value: String, forKey key: Key) { add(.plain(.string(value)), key) }
}
