/// Reads JSON (RFC 8259) from UTF-8, strictly: whatever the bytes are, it returns or throws.
package struct JSONParser {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var depth = 0

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Reads one value, which has to be all there is.
  package static func parse(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value()
    parser.skipBlanks()
    guard parser.peek == nil else { throw parser.error("more follows") }
    return value
  }

  /// Reads one value, which has to be all there is.
  package static func parse(_ text: String) throws(JSONError) -> JSONValue {
    try parse(Array(text.utf8)[...])
  }

  private var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private func error(_ reason: String) -> JSONError {
    JSONError(offset: position - bytes.startIndex, reason: reason)
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipBlanks()
    switch peek {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case .some: return try number()
    case nil: throw error("a value is missing")
    }
  }

  private mutating func literal(
    _ text: String,
    _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    guard bytes[position...].starts(with: text.utf8) else { throw error("no value") }
    position += text.utf8.count
    return value
  }

  private mutating func descend() throws(JSONError) {
    position += 1
    depth += 1
    if depth > JSONValue.depthLimit { throw error("too deep") }
    skipBlanks()
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    try descend()
    defer { depth -= 1 }
    var values: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(values) }
    repeat {
      values.append(try value())
      skipBlanks()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw error("an array has no end") }
    return .array(values)
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    try descend()
    defer { depth -= 1 }
    var members: [JSONObject.Member] = []
    if take(UInt8(ascii: "}")) { return .object(JSONObject(members)) }
    repeat {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else { throw error("a member has no name") }
      let key = try string()
      skipBlanks()
      guard take(UInt8(ascii: ":")) else { throw error("a member has no value") }
      members.append(JSONObject.Member(key, try value()))
      skipBlanks()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw error("an object has no end") }
    guard members.count < 2 || Set(members.map(\.key)).count == members.count else {
      throw error("two members have the same name")
    }
    return .object(JSONObject(members))
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    _ = take(UInt8(ascii: "-"))
    let hasLeadingZero = peek == UInt8(ascii: "0")
    let whole = try digits()
    guard !hasLeadingZero || whole == 1 else { throw error("a number begins with 0") }
    if take(UInt8(ascii: ".")) { _ = try digits() }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      _ = try digits()
    }
    return .number(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func digits() throws(JSONError) -> Int {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw error("no value") }
    return position - start
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: text, as: UTF8.self) else {
          throw error("a text is not UTF-8")
        }
        return text
      case UInt8(ascii: "\\"):
        text += try escape()
      case 0..<0x20:
        throw error("a text has a control character")
      default:
        text.append(byte)
      }
    }
    throw error("a text has no end")
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
    guard let byte = peek else { throw error("a text has no end") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default: throw error("an unknown escape")
    }
  }

  private mutating func scalar() throws(JSONError) -> Character {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
    guard unit < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw error("half of a surrogate pair")
    }
    let low = try codeUnit()
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw error("half of a surrogate pair") }
    return Character(scalar)
  }

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, byte < 0x80,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      else { throw error("an escape is no number") }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }
}
