/// Takes in one value, closed.
struct ShallowSingleContainer: SingleValueEncodingContainer {
  let content: EncodedContent
  let codingPath: [any CodingKey]

  func encodeNil() { content.set(.plain(.null)) }

  func encode(_ value: some Encodable) { content.set(EncodedPart(value)) }

  func encode(_ value: Bool) { content.set(.plain(.bool(value))) }

  func encode(_ value: Int) { content.set(.plain(.number(String(value)))) }

  func encode(_ value: Int8) { content.set(.plain(.number(String(value)))) }

  func encode(_ value: Int16) { content.set(.plain(.number(String(value)))) }

  func encode(_ value: Int32) { content.set(.plain(.number(String(value)))) }

  func encode(_ value: Int64) { content.set(.plain(.number(String(value)))) }

  func encode(_ value: UInt) { content.set(.plain(.number(String(value)))) }

  func encode(_ value: UInt8) { content.set(.plain(.number(String(value)))) }

  func encode(_ value: UInt16) { content.set(.plain(.number(String(value)))) }

  func encode(_ value: UInt32) { content.set(.plain(.number(String(value)))) }

  func encode(_ value: UInt64) { content.set(.plain(.number(String(value)))) }

  func encode(_ value: Float) { content.set(.plain(JSONValue(value))) }

  func encode(_ value: Double) { content.set(.plain(JSONValue(value))) }

  func encode(_ value: String) { content.set(.plain(.string(value))) }
}
