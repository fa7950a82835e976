import Examples
import Testing

/// The head of an answer, read.
struct HTTPHeadTests {
  private func head(_ lines: String...) throws(DownloadError) -> HTTPHead {
    try HTTPHead((["HTTP/1.1 200 OK"] + lines + ["", ""]).joined(separator: "\r\n").utf8)
  }

  @Test(arguments: [
    ("HTTP/1.1 200 OK\r\n\r\nbody", 19), ("HTTP/1.0 404\n\n", 14), ("\r\n", 2),
    ("HTTP/1.1 200 OK\r\nA: b\r\n", nil), ("", nil),
  ])
  func `a head ends behind its first empty line`(text: String, end: Int?) {
    #expect(HTTPHead.end(in: Array(text.utf8)) == end)
  }

  @Test(arguments: [
    "", "HTTP/2 200", "HTTP/1.1", "HTTP/1.1 2000", "HTTP/1.1 099", "200 HTTP/1.1 OK",
  ])
  func `what isn't the first line of an answer is refused`(line: String) {
    #expect(throws: DownloadError.malformed("it isn't HTTP")) { try HTTPHead(line.utf8) }
  }

  @Test func `names of headers have no capitals, values no blanks around them`() throws {
    let head = try head("ETag:  \"x y\" \t", "X-A: 1", "x-a: 2", "Accept-Ranges: Bytes")
    #expect(head.strongTag == "\"x y\"")
    #expect(head.value("x-a") == "1, 2")
    #expect(head.value("x-b") == nil)
    #expect(head.acceptsRanges)
  }

  @Test(arguments: [
    ("Content-Length: 0", HTTPFraming.length(0)), ("Content-Length: 12, 12", .length(12)),
    ("Transfer-Encoding: Chunked", .chunked),
    ("Transfer-Encoding: chunked\r\nContent-Length: 3", .chunked),
  ])
  func `a head says how its body ends`(lines: String, framing: HTTPFraming) throws {
    #expect(try head(lines).framing() == framing)
  }

  @Test(arguments: [
    ("A: b", DownloadError.unknownLength),
    ("Content-Length: ", .malformed("its length is no number")),
    ("Content-Length: -1", .malformed("its length is no number")),
    ("Content-Length: +1", .malformed("its length is no number")),
    ("Content-Length: 1, 2", .malformed("its length is no number")),
    ("Content-Length: 1\r\nContent-Length: 2", .malformed("its length is no number")),
    ("Content-Length: 99999999999999999999", .malformed("its length is no number")),
    ("Transfer-Encoding: gzip, chunked", .malformed("it is encoded")),
  ])
  func `E20: a head that doesn't say how its body ends is refused`(
    lines: String,
    error: DownloadError
  ) {
    #expect(throws: error) { try head(lines).framing() }
  }

  @Test(arguments: ["W/\"x\"", "x", "\"", "\"\"", ""])
  func `a tag that isn't a strong one is none`(tag: String) throws {
    #expect(try head("ETag: \(tag)").strongTag == nil)
  }

  @Test func `a part of a file is named by its first and last byte and the length of the whole`()
    throws
  {
    let range = try #require(try head("Content-Range: bytes 5-9/10").contentRange)
    #expect(range.part == 5...9)
    #expect(range.total == 10)
  }

  @Test(arguments: [
    "bytes 5-9/*", "bytes */10", "bytes 9-5/10", "bytes 5-10/10", "5-9/10", "bytes 5-9", "bytes -/",
    "bytes -5-9/10", "lines 1-2/3", "bytes 1-2/99999999999999999999",
  ])
  func `E21: a part that can't be is none`(range: String) throws {
    #expect(try head("Content-Range: \(range)").contentRange == nil)
  }

  @Test func `a request for the rest of a file names its first byte and the version`() throws {
    let address = try HTTPAddress("http://h:81/a%20b?c")
    let note = PartNote(tag: "\"t\"", total: 10, length: 4, checksum: CRC32())
    let text = String(decoding: HTTPRequest(address: address, note: note).bytes, as: UTF8.self)
    #expect(text.hasPrefix("GET /a%20b?c HTTP/1.1\r\nHost: h:81\r\n"))
    #expect(text.hasSuffix("\r\nRange: bytes=4-\r\nIf-Range: \"t\"\r\n\r\n"))
    let whole = String(decoding: HTTPRequest(address: address, note: nil).bytes, as: UTF8.self)
    #expect(!whole.contains("Range"))
  }
}
