/// The names under which the cases are encoded: an object with one key, `initial` and `loading`
/// holding `true`, `loaded` the value, `error` the failure.
private enum CaseKey: String, CodingKey {
  case initial, loading, loaded, error
}

extension DataLoadState: Encodable where Value: Encodable, Failure: Encodable {
  /// Encodes the state as an object with one key, the name of its case.
  ///
  /// - Parameter encoder: where to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CaseKey.self)
    switch self {
    case .initial: try container.encode(true, forKey: .initial)
    case .loading: try container.encode(true, forKey: .loading)
    case .loaded(let value): try container.encode(value, forKey: .loaded)
    case .error(let failure): try container.encode(failure, forKey: .error)
    }
  }
}

extension DataLoadState: Decodable where Value: Decodable, Failure: Decodable {
  /// Decodes a state that was encoded as an object with one key, the name of its case.
  ///
  /// - Parameter decoder: where from.
  /// - Throws: `DecodingError` when there is not exactly one known key, or its value doesn't fit.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CaseKey.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "Expected one of the keys initial, loading, loaded and error."
        )
      )
    }
    switch key {
    case .initial: self = .initial
    case .loading: self = .loading
    case .loaded: self = .loaded(try container.decode(Value.self, forKey: .loaded))
    case .error: self = .error(try container.decode(Failure.self, forKey: .error))
    }
  }
}
