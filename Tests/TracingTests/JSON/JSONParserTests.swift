import StoreTracing
import Testing

struct JSONParserTests {
  @Test(
    arguments: [
      "null", "true", "false", "0", "-0", "-0.5", "1e300", "12345678901234567890", "[]", "{}",
      #""""#, #""a\n\"\\ü€𝄞""#, #"[1,[2,{"a":null}],"x"]"#, #"{"b":1,"a":{"c":[true]}}"#,
      #""\u0001\u001f""#,
    ]
  )
  func `what is written as JSON is read and written as it was`(text: String) throws {
    #expect(try JSONParser.parse(text).description == text)
  }

  @Test(arguments: [#""\u00e9""#, #""\ud834\udd1e""#, #""\/\b\f""#])
  func `escapes are read as the characters that they mean`(text: String) throws {
    let expected = [#""\u00e9""#: "é", #""\ud834\udd1e""#: "𝄞", #""\/\b\f""#: "/\u{8}\u{c}"]
    #expect(try JSONParser.parse(text).string == expected[text])
  }

  @Test(
    arguments: [
      "", " ", "nul", "tru", "01", "-", "1.", ".5", "1e", "+1", "[1,]", "[1", "{\"a\":1,}", "{a:1}",
      "{\"a\"}", "\"", "\"\n\"", "\"\\x\"", "\"\\u12\"", "\"\\ud834\"", "\"\\udd1e\"", "1 2", "[1}",
      "{\"a\":1,\"a\":2}", "NaN", "\u{FEFF}1",
    ]
  )
  func `what is no JSON is refused`(text: String) {
    #expect(throws: JSONError.self) { try JSONParser.parse(text) }
  }

  @Test func `bytes that are no UTF-8 are refused`() {
    #expect(throws: JSONError.self) { try JSONParser.parse([0x22, 0xC3, 0x28, 0x22]) }
  }

  @Test func `a depth that would exhaust the stack is refused`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError.self) { try JSONParser.parse(deep) }
  }

  @Test func `objects are equal in whatever order their members stand`() throws {
    let (one, two) = (#"{"a":1,"b":[{"c":2,"d":3}]}"#, #"{"b":[{"d":3,"c":2}],"a":1}"#)
    #expect(try JSONParser.parse(one) == JSONParser.parse(two))
    #expect(try JSONParser.parse(one) != JSONParser.parse(#"{"a":1}"#))
  }
}
