/// Writes JSON as UTF-8, on one line or on many.
enum JSONWriter {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Appends a value on one line.
  static func append(_ value: JSONValue, to bytes: inout [UInt8]) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let isTrue): bytes += (isTrue ? "true" : "false").utf8
    case .number(let text): bytes += text.utf8
    case .string(let text): append(text, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        append(member.value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Appends a text with its quotation marks.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    if appendUnlessEscaped(text, to: &bytes) { return }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0x0D: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
      case 0x09: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
      case 0..<0x20:
        bytes += "\\u00".utf8
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
  }

  /// Appends a text in one piece; does nothing and returns false if something has to be escaped.
  private static func appendUnlessEscaped(_ text: String, to bytes: inout [UInt8]) -> Bool {
    let isDone: Bool? = text.utf8.withContiguousStorageIfAvailable { text in
      let isPlain = text.allSatisfy {
        $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
      }
      if isPlain { bytes.append(contentsOf: text) }
      return isPlain
    }
    return isDone ?? false
  }
}
