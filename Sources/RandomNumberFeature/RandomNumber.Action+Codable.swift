internal import Store

/// The names under which the actions are encoded.
private enum ActionKey: String, CodingKey {
  case ping, response, dismiss
}

/// The names under which an answer is encoded.
private enum ResponseKey: String, CodingKey {
  case success, failure
}

extension RandomNumber.Action: Codable {
  /// Encodes the action as an object with one key, the name of its case.
  ///
  /// - Parameter encoder: where to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ActionKey.self)
    switch self {
    case .ping: try container.encode(true, forKey: .ping)
    case .dismiss: try container.encode(true, forKey: .dismiss)
    case .response(let result):
      var response = container.nestedContainer(keyedBy: ResponseKey.self, forKey: .response)
      switch result {
      case .success(let number): try response.encode(number, forKey: .success)
      case .failure(let error): try response.encode(error, forKey: .failure)
      }
    }
  }

  /// Decodes an action that was encoded as an object with one key.
  ///
  /// - Parameter decoder: where from.
  /// - Throws: `DecodingError` when there is not exactly one known key, or its value doesn't fit.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ActionKey.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw Self.corrupted(decoder, "Expected one of the keys ping, response and dismiss.")
    }
    switch key {
    case .ping: self = .ping
    case .dismiss: self = .dismiss
    case .response:
      let response = try container.nestedContainer(keyedBy: ResponseKey.self, forKey: .response)
      if let number = try response.decodeIfPresent(Int.self, forKey: .success) {
        self = .response(.success(number))
      } else {
        let error = try response.decode(RandomDotOrgError.self, forKey: .failure)
        self = .response(.failure(error))
      }
    }
  }

  private static func corrupted(_ decoder: any Decoder, _ reason: String) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: decoder.codingPath, debugDescription: reason)
    )
  }
}
