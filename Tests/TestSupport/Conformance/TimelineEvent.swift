/// What happens at one frame of a timeline.
package struct TimelineEvent: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    case value(String)
    case failure
    case finished
  }

  package let frame: Int
  package let kind: Kind

  package init(_ frame: Int, _ kind: Kind) {
    self.frame = frame
    self.kind = kind
  }

  package var value: String? {
    guard case .value(let value) = kind else { return nil }
    return value
  }

  package var description: String {
    switch kind {
    case .value(let value): "\(frame):\(value)"
    case .failure: "\(frame):failure"
    case .finished: "\(frame):finished"
    }
  }
}

extension TimelineEvent: Decodable {
  package init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    frame = try parts.decode(Int.self)
    switch try parts.decode(String.self) {
    case "value": kind = .value(try parts.decode(String.self))
    case "failure": kind = .failure
    case "finished": kind = .finished
    case let other:
      throw DecodingError.dataCorruptedError(in: parts, debugDescription: "What is \(other)?")
    }
  }
}
