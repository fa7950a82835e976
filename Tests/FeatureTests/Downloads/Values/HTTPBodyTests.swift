import Effects
import Examples
import Testing

/// A body, taken piece by piece.
struct HTTPBodyTests {
  /// Takes a body in pieces; returns what is the file's, and whether that is all.
  private func take(
    _ framing: HTTPFraming,
    _ pieces: [ArraySlice<UInt8>]
  ) throws(DownloadError) -> (text: String, isComplete: Bool) {
    var body = HTTPBody(framing)
    var bytes: [UInt8] = []
    for piece in pieces {
      for part in try body.take(piece) { bytes += part }
    }
    return (String(decoding: bytes, as: UTF8.self), body.isComplete)
  }

  private func take(
    _ framing: HTTPFraming,
    _ text: String
  ) throws(DownloadError) -> (text: String, isComplete: Bool) {
    try take(framing, [Array(text.utf8)[...]])
  }

  private static let chunks = "3\r\nabc\r\nA;x=\"y\"\r\n0123456789\r\n00\r\nTrailer: x\r\n\r\n"

  @Test func `a body of a known length is complete with its last byte`() throws {
    #expect(try take(.length(0), "") == ("", true))
    #expect(try take(.length(3), "ab") == ("ab", false))
    #expect(try take(.length(3), "abc") == ("abc", true))
  }

  @Test func `a body in chunks is complete behind the last line`() throws {
    #expect(try take(.chunked, Self.chunks) == ("abc0123456789", true))
    #expect(try take(.chunked, "0\r\n\r\n") == ("", true))
  }

  @Test func `wherever a body is cut into pieces, the file is the same`() throws {
    let bytes = Array(Self.chunks.utf8)
    for cut in bytes.indices {
      let pieces = [bytes[..<cut], bytes[cut...]]
      #expect(try take(.chunked, pieces) == ("abc0123456789", true))
      #expect(try !take(.chunked, [bytes[..<cut]]).isComplete)
    }
    #expect(try take(.chunked, bytes.indices.map { bytes[$0...$0] }) == ("abc0123456789", true))
  }

  @Test func `E22: a body that goes on is reported`() {
    #expect(throws: DownloadError.tooLong(announced: 3)) { try take(.length(3), "abcd") }
    #expect(throws: DownloadError.tooLong(announced: 0)) { try take(.length(0), "a") }
    #expect(throws: DownloadError.malformed("it goes on after its end")) {
      try take(.chunked, "0\r\n\r\nx")
    }
  }

  @Test(arguments: [
    "x\r\n", "\r\n", "-1\r\n", "3\nabc", "3\r\nabcd", "3\r\nabc\n", "3;\u{1}\r\n", ";\r\n",
    "1000000000000000\r\n", "3\rabc",
  ])
  func `E23: chunks that can't be read are reported`(text: String) {
    #expect(throws: DownloadError.malformed("a chunk has no length")) {
      try take(.chunked, text)
    }
  }

  @Test func `E24: lines between chunks don't go on for ever`() {
    let long = "3;" + String(repeating: "x", count: 9000)
    #expect(throws: DownloadError.malformed("a chunk has no length")) { try take(.chunked, long) }
    let trailers = "0\r\n" + String(repeating: "A: b\r\n", count: 2000)
    #expect(throws: DownloadError.malformed("a chunk has no length")) {
      try take(.chunked, trailers)
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `E25: no bytes whatever bring it down`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let alphabet = Array("0123456789aF;\r\n\r\n x".utf8)
    let bytes = (0..<200).map { _ in alphabet[generator.number(below: alphabet.count)] }
    var body = HTTPBody(.chunked)
    var count = 0
    for byte in bytes {
      guard let parts = try? body.take([byte]) else { break }
      count += parts.count
    }
    #expect(count <= bytes.count)
  }
}
