/// A body as it comes in, in pieces of any size: which of the bytes are the file's, and where it ends.
package struct HTTPBody: Hashable, Sendable {
  private enum Phase: Hashable {
    /// So many bytes are still to come, and then that is all.
    case plain(left: Int)
    /// The length of a chunk, of which so many digits have come.
    case size(Int, digits: Int)
    /// What may follow the length, up to the end of the line.
    case chunkExtension(Int)
    case lineFeedAfterSize(Int)
    case chunk(left: Int)
    case returnAfterChunk
    case lineFeedAfterChunk
    /// A line behind the last chunk, of which so many bytes have come.
    case trailer(Int)
    case complete
  }

  /// The longest line that is read between chunks.
  private static let longestLine = 8192

  private let framing: HTTPFraming
  private var phase: Phase
  private var overhead = 0

  /// Begins a body.
  package init(_ framing: HTTPFraming) {
    self.framing = framing
    phase =
      switch framing {
      case .length(0): .complete
      case .length(let length): .plain(left: length)
      case .chunked: .size(0, digits: 0)
      }
  }

  /// Whether it has ended.
  package var isComplete: Bool { phase == .complete }

  /// Takes a piece, and returns those parts of it that are the file's.
  ///
  /// - Complexity: O(*n*) in the bytes between chunks, O(1) for each chunk.
  package mutating func take(
    _ bytes: ArraySlice<UInt8>
  ) throws(DownloadError) -> [ArraySlice<UInt8>] {
    var rest = bytes
    var payload: [ArraySlice<UInt8>] = []
    while let byte = rest.first {
      switch phase {
      case .plain(let left):
        payload.append(rest.prefix(left))
        rest = rest.dropFirst(left)
        let remaining = left - (payload.last?.count ?? 0)
        phase = remaining == 0 ? .complete : .plain(left: remaining)
      case .chunk(let left):
        payload.append(rest.prefix(left))
        rest = rest.dropFirst(left)
        let remaining = left - (payload.last?.count ?? 0)
        phase = remaining == 0 ? .returnAfterChunk : .chunk(left: remaining)
        overhead = 0
      case .complete:
        if case .length(let announced) = framing { throw .tooLong(announced: announced) }
        throw .malformed("it goes on after its end")
      default:
        rest.removeFirst()
        try pass(byte)
      }
    }
    return payload
  }

  /// Takes a byte between chunks.
  private mutating func pass(_ byte: UInt8) throws(DownloadError) {
    overhead += 1
    guard overhead <= Self.longestLine else { throw .malformed("a chunk has no length") }
    switch (phase, byte) {
    case (.size(let size, let digits), _) where Self.digit(byte) != nil && digits < 15:
      phase = .size(size << 4 | (Self.digit(byte) ?? 0), digits: digits + 1)
    case (.size(let size, 1...), UInt8(ascii: "\r")),
      (.chunkExtension(let size), UInt8(ascii: "\r")):
      phase = .lineFeedAfterSize(size)
    case (.size(let size, 1...), UInt8(ascii: ";")), (.size(let size, 1...), UInt8(ascii: " ")):
      phase = .chunkExtension(size)
    case (.chunkExtension, 0x20...0x7E):
      break
    case (.lineFeedAfterSize(let size), UInt8(ascii: "\n")):
      phase = size == 0 ? .trailer(0) : .chunk(left: size)
    case (.returnAfterChunk, UInt8(ascii: "\r")):
      phase = .lineFeedAfterChunk
    case (.lineFeedAfterChunk, UInt8(ascii: "\n")):
      phase = .size(0, digits: 0)
    case (.trailer(0), UInt8(ascii: "\n")):
      phase = .complete
    case (.trailer, UInt8(ascii: "\n")):
      phase = .trailer(0)
    case (.trailer, UInt8(ascii: "\r")):
      break
    case (.trailer(let count), _):
      phase = .trailer(count + 1)
    default:
      throw .malformed("a chunk has no length")
    }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
