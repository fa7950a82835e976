/// The head of an answer (RFC 9112), as far as a transfer looks at it.
package struct HTTPHead: Hashable, Sendable {
  /// The longest head that is read.
  package static let maximumSize = 65_536

  private struct Field: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// The three digits.
  package let status: Int
  private let fields: [Field]

  /// Where the body begins, if the head is there as a whole: behind its first empty line.
  package static func end(in bytes: [UInt8]) -> Int? {
    var lineStart = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      let line = bytes[lineStart..<index]
      if line.isEmpty || line.elementsEqual([UInt8(ascii: "\r")]) { return index + 1 }
      lineStart = index + 1
    }
    return nil
  }

  /// Reads a head, with or without the empty line at its end.
  package init(_ bytes: some Sequence<UInt8>) throws(DownloadError) {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline)
    let words = (lines.first ?? "").split(separator: " ", maxSplits: 2)
    guard
      words.count >= 2, words[0].hasPrefix("HTTP/1."), words[1].utf8.count == 3,
      let status = Int(words[1]), (100...599).contains(status)
    else { throw .malformed("it isn't HTTP") }
    self.status = status
    var fields: [Field] = []
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else {
        throw .malformed("a header has no name")
      }
      let value = line[line.index(after: colon)...]
      fields.append(Field(name: line[..<colon].lowercased(), value: Self.trimmed(value)))
    }
    self.fields = fields
  }

  /// The value of a header, its name in small letters; several are joined.
  package func value(_ name: String) -> String? {
    let values = fields.filter { $0.name == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// How the body ends.
  package func framing() throws(DownloadError) -> HTTPFraming {
    if let coding = value("transfer-encoding") {
      guard coding.lowercased() == "chunked" else { throw .malformed("it is encoded") }
      return .chunked
    }
    guard let lengths = value("content-length") else { throw .unknownLength }
    // The same length twice is one length; different ones are an attack or a mistake.
    let distinct = Set(lengths.split(separator: ",").map { Self.trimmed($0) })
    guard distinct.count == 1, let length = distinct.first.flatMap(Self.number) else {
      throw .malformed("its length is no number")
    }
    return .length(length)
  }

  /// What names this version of the file byte by byte, if the server does so.
  package var strongTag: String? {
    guard let tag = value("etag"), tag.count > 2, tag.hasPrefix("\""), tag.hasSuffix("\"") else {
      return nil
    }
    return tag
  }

  /// Whether parts of the file can be asked for.
  package var acceptsRanges: Bool { value("accept-ranges")?.lowercased() == "bytes" }

  /// Whether the body is the file itself, not a packed form of it.
  package var isPlain: Bool {
    (value("content-encoding") ?? "identity").lowercased() == "identity"
  }

  /// The part of the file that the body is, and the length of the whole.
  package var contentRange: (part: ClosedRange<Int>, total: Int)? {
    guard let text = value("content-range"), text.lowercased().hasPrefix("bytes ") else {
      return nil
    }
    let numbers = text.dropFirst(6).split(omittingEmptySubsequences: false) { "-/".contains($0) }
      .map { Self.number(Self.trimmed($0)) }
    guard
      numbers.count == 3, let first = numbers[0], let last = numbers[1], let total = numbers[2],
      first <= last, last < total
    else { return nil }
    return (first...last, total)
  }

  /// After how many seconds the server wants to be asked again.
  package var retryAfter: Int? { value("retry-after").flatMap(Self.number) }

  /// Reads decimal digits, nothing else.
  private static func number(_ text: String) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  private static func trimmed(_ text: Substring) -> String {
    let first = text.firstIndex { $0 != " " && $0 != "\t" } ?? text.endIndex
    let rest = text[first...]
    let last = rest.lastIndex { $0 != " " && $0 != "\t" }
    return last.map { String(rest[...$0]) } ?? ""
  }
}
