/// What came back from the service, and what it means.
///
/// A pure function of status, body and range: no input traps, none is trusted.
package struct RandomDotOrgAnswer: Hashable, Sendable {
  /// The most bytes of a body that are kept; a number needs a dozen, an error text about a hundred.
  package static let maximumBodySize = 256

  /// The HTTP status.
  package let status: Int
  /// The body, at most `maximumBodySize` bytes of it.
  package let body: [UInt8]
  /// Whether the body went on after these bytes.
  package let isTruncated: Bool

  package init(status: Int, body: [UInt8], isTruncated: Bool) {
    self.status = status
    self.body = body
    self.isTruncated = isTruncated
  }

  /// The words that every spelling of the quota message shares.
  private static let quotaWords = Array("used your quota of random bits".utf8)
  private static let errorPrefix = Array("Error:".utf8)
  private static let longestExcerpt = 80

  /// Returns the number, if that is what the answer is.
  ///
  /// The service signals errors with status 503 and a first line that starts with `Error:`; older
  /// entry points did so with status 200, and without that word for the quota.
  package func number(in range: ClosedRange<Int>) throws(RandomDotOrgError) -> Int {
    guard status == 200 || status == 503 else { throw .http(status: status) }
    guard body.firstRange(of: Self.quotaWords) == nil else { throw .quotaExhausted }
    let text = Self.trimmed(body[...])
    guard !text.starts(with: Self.errorPrefix) else {
      let line = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      let reason = Self.trimmed(line.dropFirst(Self.errorPrefix.count))
      throw .rejected(message: Self.printable(reason, limit: Self.maximumBodySize))
    }
    guard status == 200 else { throw .unavailable }
    guard !isTruncated, let number = Self.integer(text), range.contains(number) else {
      throw .malformed(body: Self.printable(text, limit: Self.longestExcerpt))
    }
    return number
  }

  /// Reads an optional sign and decimal ASCII digits, nothing else.
  private static func integer(_ text: ArraySlice<UInt8>) -> Int? {
    let sign = text.first.flatMap {
      [UInt8(ascii: "+"), UInt8(ascii: "-")].contains($0) ? $0 : nil
    }
    let digits = sign == nil ? text : text.dropFirst()
    guard !digits.isEmpty else { return nil }
    var number = 0
    for byte in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (tens, isTooLong) = number.multipliedReportingOverflow(by: 10)
      let (sum, isTooLarge) = tens.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      guard !isTooLong, !isTooLarge else { return nil }
      number = sum
    }
    return sign == UInt8(ascii: "-") ? -number : number
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard
      let first = text.firstIndex(where: { !isSpace($0) }),
      let last = text.lastIndex(where: { !isSpace($0) })
    else { return [] }
    return text[first...last]
  }

  /// ASCII white space: tab, line feed, vertical tab, form feed, carriage return and space.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Decodes leniently; white space becomes a blank and whatever has no glyph U+FFFD.
  private static func printable(_ text: ArraySlice<UInt8>, limit: Int) -> String {
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    var result = String.UnicodeScalarView()
    for scalar in scalars.prefix(limit) {
      result.append(scalar.properties.isWhitespace ? " " : hasGlyph(scalar) ? scalar : "\u{FFFD}")
    }
    if scalars.dropFirst(limit).first != nil { result.append("…") }
    return String(result)
  }

  private static func hasGlyph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }
}
