import RandomNumberFeature
import Testing

/// `RandomDotOrgAnswer` as a table: status, body and range give a number or an error.
struct RandomDotOrgAnswerTests {
  private func outcome(
    _ body: some Sequence<UInt8>,
    status: Int = 200,
    isTruncated: Bool = false,
    in range: ClosedRange<Int> = -1_000_000_000...1_000_000_000
  ) -> Result<Int, RandomDotOrgError> {
    let answer = RandomDotOrgAnswer(status: status, body: Array(body), isTruncated: isTruncated)
    return Result { () throws(RandomDotOrgError) in try answer.number(in: range) }
  }

  @Test(arguments: [
    ("42\n", 42), ("42\r\n", 42), (" 42 ", 42), ("\t42\u{B}\u{C}", 42), ("42", 42), ("+7", 7),
    ("-7", -7), ("-1000000000\n", -1_000_000_000), ("1000000000", 1_000_000_000), ("007", 7),
    ("0", 0), ("-0", 0),
  ])
  func `one integer in ASCII white space is a number`(_ body: String, _ number: Int) {
    #expect(outcome(body.utf8) == .success(number))
  }

  @Test(arguments: [
    ("", ""), ("\n", ""), (" \r\n\t", ""), ("4 2", "4 2"), ("4\t2", "4 2"), ("4\n2\n", "4 2"),
    ("4.2", "4.2"), ("0x2A", "0x2A"), ("4_2", "4_2"), ("1,000", "1,000"), ("1e3", "1e3"),
    ("９", "９"), ("４２", "４２"), ("٤٢", "٤٢"), ("+", "+"), ("-", "-"), ("--4", "--4"),
    ("+-4", "+-4"), ("- 4", "- 4"), ("\u{A0}42", " 42"), ("42\0", "42\u{FFFD}"),
    ("\u{FEFF}42", "\u{FFFD}42"), ("\u{202E}42", "\u{FFFD}42"), ("\u{1B}[31m", "\u{FFFD}[31m"),
    ("99999999999999999999", "99999999999999999999"),
    ("9223372036854775808", "9223372036854775808"),
    ("1000000001", "1000000001"), ("error: x", "error: x"),
  ])
  func `anything else is malformed and shown printable`(_ body: String, _ excerpt: String) {
    #expect(outcome(body.utf8) == .failure(.malformed(body: excerpt)))
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE], "\u{FFFD}\u{FFFD}"), ([0x34, 0xC3], "4\u{FFFD}"),
      ([0xEF, 0xBC], "\u{FFFD}"),
    ] as [([UInt8], String)]
  )
  func `invalid UTF-8 is malformed`(_ body: [UInt8], _ excerpt: String) {
    #expect(outcome(body) == .failure(.malformed(body: excerpt)))
  }

  @Test(arguments: ["0", "10", "-1"])
  func `a number out of range is malformed`(_ body: String) {
    #expect(outcome(body.utf8, in: 1...9) == .failure(.malformed(body: body)))
  }

  @Test func `a body that goes on is malformed`() {
    #expect(outcome("42\n".utf8, isTruncated: true) == .failure(.malformed(body: "42")))
  }

  @Test func `an excerpt is at most 80 characters`() {
    let long = String(repeating: "x", count: 200)
    let excerpt = String(repeating: "x", count: 80) + "…"
    #expect(outcome(long.utf8) == .failure(.malformed(body: excerpt)))
  }

  @Test(
    arguments: [200, 503],
    ["Error: You have ", "You have ", "Error: y", "\r\n Error: You have "]
  )
  func `the quota message counts in every spelling`(_ status: Int, _ start: String) {
    let body =
      start + "used your quota of random bits for today.  See the quota page for details.\n"
    #expect(outcome(body.utf8, status: status) == .failure(.quotaExhausted))
  }

  @Test(
    arguments: [200, 503],
    [
      ("Error: no such parameter\n", "no such parameter"), ("Error:x", "x"), ("Error:", ""),
      ("Error: \r\nmore", ""), (" Error: one\r\ntwo", "one"), ("Error: a\u{7}b", "a\u{FFFD}b"),
    ]
  )
  func `another error text is a rejection with its first line`(
    _ status: Int,
    _ text: (body: String, message: String)
  ) {
    let rejected = RandomDotOrgError.rejected(message: text.message)
    #expect(outcome(text.body.utf8, status: status) == .failure(rejected))
  }

  @Test func `an error text that goes on is a rejection`() {
    let outcome = outcome("Error: x".utf8, isTruncated: true)
    #expect(outcome == .failure(.rejected(message: "x")))
  }

  @Test(arguments: ["", "42\n", "<html>Error: busy</html>", "Service Unavailable"])
  func `status 503 without an error text is unavailable`(_ body: String) {
    #expect(outcome(body.utf8, status: 503) == .failure(.unavailable))
  }

  @Test(arguments: [0, 100, 201, 204, 206, 301, 302, 304, 400, 401, 403, 404, 429, 500, 502, 504])
  func `any other status is itself, whatever the body`(_ status: Int) {
    #expect(outcome("42\n".utf8, status: status) == .failure(.http(status: status)))
    #expect(outcome("Error: x".utf8, status: status) == .failure(.http(status: status)))
  }
}
