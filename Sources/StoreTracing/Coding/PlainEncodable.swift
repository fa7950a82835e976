internal import Foundation

/// A value that is one JSON value, without being asked what it consists of.
protocol PlainEncodable {
  var json: JSONValue { get }
}

extension JSONValue {
  /// A number; what JSON has no number for is a text: `NaN`, `Infinity`, `-Infinity`.
  init(_ value: some BinaryFloatingPoint & LosslessStringConvertible) {
    if value.isFinite {
      self = .number(value.description)
    } else {
      self = .string(value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity")
    }
  }
}

extension Bool: PlainEncodable {
  var json: JSONValue { .bool(self) }
}

extension String: PlainEncodable {
  var json: JSONValue { .string(self) }
}

extension Double: PlainEncodable {
  var json: JSONValue { JSONValue(self) }
}

extension Float: PlainEncodable {
  var json: JSONValue { JSONValue(self) }
}

extension Int: PlainEncodable {
  var json: JSONValue { .number(description) }
}

extension Int128: PlainEncodable {
  var json: JSONValue { .number(description) }
}

extension UInt128: PlainEncodable {
  var json: JSONValue { .number(description) }
}

extension Data: PlainEncodable {
  var json: JSONValue { .string(base64EncodedString()) }
}

extension URL: PlainEncodable {
  var json: JSONValue { .string(absoluteString) }
}

extension Decimal: PlainEncodable {
  var json: JSONValue { isNaN ? .string("NaN") : .number(description) }
}

extension EncodedPart {
  /// A part that is opened when somebody looks at it, if there is anything inside.
  init(_ value: some Encodable) {
    let value: any Encodable = value
    if let plain = EncodableTraits.of(value).plain?(value) {
      self = .plain(plain.json)
    } else {
      self = .value(value)
    }
  }
}
