/// Lets a value encode itself one level deep.
struct ShallowEncoder: Encoder {
  let content: EncodedContent
  let codingPath: [any CodingKey]

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    content.openKeyed()
    return KeyedEncodingContainer(ShallowKeyedContainer(content: content, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    content.openUnkeyed()
    return ShallowUnkeyedContainer(content: content, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    ShallowSingleContainer(content: content, codingPath: codingPath)
  }
}
