/// Cuts bytes into lines, as they come in.
///
/// A line that is too long ends in `…`, which no command does.
package struct LineSplitter: Sendable {
  /// The most bytes of a line that are kept; no command is that long.
  package static let longestLine = 1024

  private var line: [UInt8] = []
  private var isCut = false
  private var buffer: ArraySlice<UInt8> = []

  package init() {}

  /// Whether a line has begun whose end is not there yet; ask when `next()` gives none any more.
  package var isInLine: Bool { !line.isEmpty }

  /// Adds what was read; ask for its lines before adding more.
  package mutating func append(_ bytes: some Collection<UInt8>) {
    buffer.append(contentsOf: bytes)
  }

  /// Returns the next complete line, without its end.
  package mutating func next() -> String? {
    guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else {
      keep(buffer)
      buffer = []
      return nil
    }
    keep(buffer[..<end])
    buffer = buffer[(end + 1)...]
    return takeLine()
  }

  /// Returns what stands after the last line feed, if anything does.
  package mutating func last() -> String? {
    line.isEmpty ? nil : takeLine()
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    let room = Self.longestLine - line.count
    line.append(contentsOf: bytes.prefix(room))
    if bytes.count > room { isCut = true }
  }

  private mutating func takeLine() -> String {
    defer { (line, isCut) = ([], false) }
    guard !isCut else { return String(decoding: line, as: UTF8.self) + "…" }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}
