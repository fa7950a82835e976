import Foundation
import Store
import StoreTracing
import Testing

/// Values come back from JSON as they went in.
struct CodingRoundTripTests {
  private func check<Value: Codable & Equatable>(_ value: Value) throws {
    let json = try json(of: value)
    let read = try JSONParser.parse(json.description)
    #expect(try JSONValueDecoder.decode(Value.self, from: read) == value)
  }

  @Test func `numbers keep every digit`() throws {
    try check([Int64.min, .max, 0, -1])
    try check([UInt64.max, 0])
    try check([Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0, 0.1, 1e16, .infinity])
    try check([Float.greatestFiniteMagnitude, 0.1, -.infinity])
    try check([Int8.min, .max])
    try check(Decimal(string: "123456789012345678901234567890.5"))
    #expect(try JSONValueDecoder.decode(Double.self, from: json(of: Double.nan)).isNaN)
  }

  @Test func `texts, dates, data and addresses come back`() throws {
    try check(["", "</script>", "\u{0}\u{1F}\u{7F}\u{2028}", "e\u{301} 👩‍👩‍👧 𝄞"])
    try check([Date(timeIntervalSinceReferenceDate: 0.1), .distantPast])
    try check(Data((0...255).map { UInt8($0) }))
    try check(URL(string: "https://example.com/a?b=c#d"))
    try check(UUID())
    try check(Duration.nanoseconds(123_456_789_012_345))
  }

  @Test func `optionals, dictionaries, sets and nested values come back`() throws {
    try check([Int?.none, 1])
    try check([["a": [1, 2]], [:]])
    try check([3: "c", 1: "a"])
    try check([[1]: "c", [2, 3]: "a"])
    try check(Set(["x", "y", "z"]))
    try check(IdentifiedArray([Sample(id: 1), Sample(id: 2)]))
    try check(Sample(id: 1, note: "n", kind: .counted(3), tags: ["a"], table: ["k": 1]))
  }

  @Test func `sets and dictionaries have one JSON, whatever their order`() throws {
    let words = (0..<200).map { "word \($0)" }
    #expect(try json(of: Set(words)) == json(of: Set(words.reversed())))
    let pairs = words.enumerated().map { ($0.offset, $0.element) }
    let (one, two) = (Dictionary(uniqueKeysWithValues: pairs), pairs.reversed())
    #expect(try json(of: one) == json(of: Dictionary(uniqueKeysWithValues: two)))
  }

  @Test func `a wrong type is an error, never a trap`() {
    for text in ["1e400", "-1", "300", "1.5", "\"a\"", "null", "[]", "{}"] {
      #expect(throws: DecodingError.self) {
        try JSONValueDecoder.decode(UInt8.self, from: JSONParser.parse(text))
      }
    }
  }

  private func json(of value: some Encodable) throws -> JSONValue {
    var encoding = ValueEncoding(redaction: .none)
    return try encoding.json(of: value)
  }
}
