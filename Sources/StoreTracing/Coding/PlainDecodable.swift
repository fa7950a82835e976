internal import Foundation

/// A value that is made of one JSON value, without a decoder.
protocol PlainDecodable {
  init?(json: JSONValue)
}

extension Bool: PlainDecodable {
  init?(json: JSONValue) {
    guard case .bool(let value) = json else { return nil }
    self = value
  }
}

extension String: PlainDecodable {
  init?(json: JSONValue) {
    guard let text = json.string else { return nil }
    self = text
  }
}

extension Data: PlainDecodable {
  init?(json: JSONValue) {
    guard let text = json.string else { return nil }
    self.init(base64Encoded: text)
  }
}

extension URL: PlainDecodable {
  init?(json: JSONValue) {
    guard let text = json.string else { return nil }
    self.init(string: text)
  }
}

extension Decimal: PlainDecodable {
  init?(json: JSONValue) {
    if json == "NaN" {
      self = .nan
      return
    }
    guard case .number(let text) = json else { return nil }
    self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
  }
}

extension PlainDecodable where Self: BinaryFloatingPoint & LosslessStringConvertible {
  init?(json: JSONValue) {
    switch json {
    case .number(let text): self.init(text)
    case .string("NaN"): self = .nan
    case .string("Infinity"): self = .infinity
    case .string("-Infinity"): self = -.infinity
    default: return nil
    }
  }
}

extension PlainDecodable where Self: FixedWidthInteger {
  init?(json: JSONValue) {
    guard case .number(let text) = json else { return nil }
    self.init(text)
  }
}

extension Double: PlainDecodable {}
extension Float: PlainDecodable {}
extension Int: PlainDecodable {}
extension Int8: PlainDecodable {}
extension Int16: PlainDecodable {}
extension Int32: PlainDecodable {}
extension Int64: PlainDecodable {}
extension Int128: PlainDecodable {}
extension UInt: PlainDecodable {}
extension UInt8: PlainDecodable {}
extension UInt16: PlainDecodable {}
extension UInt32: PlainDecodable {}
extension UInt64: PlainDecodable {}
extension UInt128: PlainDecodable {}
