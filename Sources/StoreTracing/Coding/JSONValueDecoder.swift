/// Lets values decode themselves from a JSON value.
package struct JSONValueDecoder: Decoder {
  package let value: JSONValue
  package let codingPath: [any CodingKey]

  package var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Makes a value of JSON that ``ShallowEncoder`` has written.
  package static func decode<Value: Decodable>(
    _ type: Value.Type,
    from value: JSONValue,
    codingPath: [any CodingKey] = []
  ) throws -> Value {
    guard let plain = type as? any PlainDecodable.Type else {
      return try Value(from: JSONValueDecoder(value: value, codingPath: codingPath))
    }
    guard let value = plain.init(json: value) as? Value else {
      throw DecodingError.typeMismatch(
        type,
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "This is no \(type): \(value.description.prefix(60))"
        )
      )
    }
    return value
  }

  package func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<
    Key
  > {
    guard case .object(let object) = value else { throw mismatch(JSONObject.self, "no object") }
    return KeyedDecodingContainer(
      JSONKeyedContainer(table: object.table, object: object, codingPath: codingPath)
    )
  }

  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch([JSONValue].self, "no array") }
    return JSONUnkeyedContainer(elements: elements, codingPath: codingPath)
  }

  package func singleValueContainer() -> any SingleValueDecodingContainer {
    JSONSingleContainer(value: value, codingPath: codingPath)
  }

  private func mismatch(_ type: Any.Type, _ reason: String) -> DecodingError {
    .typeMismatch(
      type,
      DecodingError.Context(codingPath: codingPath, debugDescription: "This is \(reason).")
    )
  }
}
