/// Takes in elements, each closed.
struct ShallowUnkeyedContainer: UnkeyedEncodingContainer {
  let content: EncodedContent
  let codingPath: [any CodingKey]

  var count: Int { content.count }

  func encodeNil() { content.append(.plain(.null)) }

  func encode(_ value: some Encodable) { content.append(EncodedPart(value)) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    nested().container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    nested().unkeyedContainer()
  }

  func superEncoder() -> any Encoder { nested() }

  private func nested() -> ShallowEncoder {
    let inner = EncodedContent()
    content.append(.nested(inner))
    return ShallowEncoder(content: inner, codingPath: codingPath)
  }

  func encode(_ value: Bool) { content.append(.plain(.bool(value))) }

  func encode(_ value: Int) { content.append(.plain(.number(String(value)))) }

  func encode(_ value: Int8) { content.append(.plain(.number(String(value)))) }

  func encode(_ value: Int16) { content.append(.plain(.number(String(value)))) }

  func encode(_ value: Int32) { content.append(.plain(.number(String(value)))) }

  func encode(_ value: Int64) { content.append(.plain(.number(String(value)))) }

  func encode(_ value: UInt) { content.append(.plain(.number(String(value)))) }

  func encode(_ value: UInt8) { content.append(.plain(.number(String(value)))) }

  func encode(_ value: UInt16) { content.append(.plain(.number(String(value)))) }

  func encode(_ value: UInt32) { content.append(.plain(.number(String(value)))) }

  func encode(_ value: UInt64) { content.append(.plain(.number(String(value)))) }

  func encode(_ value: Float) { content.append(.plain(JSONValue(value))) }

  func encode(_ value: Double) { content.append(.plain(JSONValue(value))) }

  func encode(_ value: String) { content.append(.plain(.string(value))) }
}
