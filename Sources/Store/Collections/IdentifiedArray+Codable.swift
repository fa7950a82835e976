/// A place in an encoded array.
private struct Position: CodingKey {
  let intValue: Int?

  var stringValue: String { intValue.map { "Index \($0)" } ?? "" }

  init(intValue: Int) {
    self.intValue = intValue
  }

  init?(stringValue: String) { nil }
}

extension IdentifiedArray: Encodable
where Element: Encodable & Identifiable, ID == Element.ID {
  /// Encodes the elements as an array.
  ///
  /// - Parameter encoder: where to.
  /// - Throws: what the encoder throws.
  /// - Complexity: O(*n*).
  public func encode(to encoder: any Encoder) throws {
    try contents.encode(to: encoder)
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes an array of elements, no two of which have the same id.
  ///
  /// - Parameter decoder: where from.
  /// - Throws: what the decoder throws, or a `DecodingError` that gives the position of the first
  ///   element whose id was there before.
  /// - Complexity: O(*n*).
  public init(from decoder: any Decoder) throws {
    self.init()
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let position = container.currentIndex
      let element = try container.decode(Element.self)
      if let earlier = index(id: element.id) {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: container.codingPath + [Position(intValue: position)],
            debugDescription:
              "The element at position \(position) has the id of the one at \(earlier):"
              + " \(element.id)."
          )
        )
      }
      push(element, id: element.id)
    }
    if !contents.isEmpty { renew() }
  }
}
