/// Reads an answer from a connection, block by block.
struct HTTPReader {
  private var block: [UInt8]
  /// What has been read and not been used yet.
  private(set) var rest: ArraySlice<UInt8> = []

  /// Makes a reader.
  init(blockSize: Int) {
    block = [UInt8](repeating: 0, count: blockSize)
  }

  /// Reads a head, past those that only say that the request has come.
  mutating func head(from connection: borrowing HTTPConnection) throws(DownloadError) -> HTTPHead {
    var bytes: [UInt8] = []
    while true {
      if let end = HTTPHead.end(in: bytes) {
        let head = try HTTPHead(bytes[..<end])
        bytes.removeSubrange(..<end)
        if head.status < 200 { continue }
        rest = bytes[...]
        return head
      }
      guard bytes.count <= HTTPHead.maximumSize else { throw .malformed("its head is too long") }
      guard try read(from: connection) else {
        guard bytes.isEmpty else { throw .brokenOff(received: 0, of: nil) }
        throw .unreachable("the server has closed the connection")
      }
      bytes += rest
    }
  }

  /// Reads a block; returns false at the end, orderly or not.
  mutating func read(from connection: borrowing HTTPConnection) throws(DownloadError) -> Bool {
    rest = []
    guard let count = try connection.receive(into: &block), count > 0 else { return false }
    rest = block[..<count]
    return true
  }
}
