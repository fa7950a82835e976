import Foundation

/// One answer on its way to the client, on the connection's own thread.
struct ServedDelivery {
  private static let blockSize = 16_384

  private let socket: ByteSocket
  /// Whether the connection is to end as if it had broken.
  private(set) var isReset = false
  private var isBroken = false

  /// Prepares to answer on a connection.
  init(socket: ByteSocket) {
    self.socket = socket
  }

  /// Reads the head of a request; nil if the client has gone.
  mutating func lines() -> [String]? {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while HTTPHead.end(in: bytes) == nil, bytes.count < HTTPHead.maximumSize {
      let count = socket.receive(into: &block)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += block[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map(String.init)
  }

  /// Sends a head that no body follows.
  mutating func send(status: Int, _ headers: [String]) {
    let lines = ["HTTP/1.1 \(status) Status", "Content-Length: 0", "Connection: close"] + headers
    send(Array((lines + ["", ""]).joined(separator: "\r\n").utf8))
  }

  /// Sends a file, or the rest of one, as well or as badly as the answer says.
  mutating func send(_ file: ServedFile, _ answer: ServedAnswer, to request: ServedRequest) {
    if let failure = answer.failure { return send(status: failure, answer.headers) }
    let tag = "\"\(file.seed)-\(answer.version)\""
    var range = 0..<file.length
    var headers = ["HTTP/1.1 200 OK", "Connection: close", "ETag: \(tag)"]
    if answer.isResumable {
      headers.append("Accept-Ranges: bytes")
      if let start = request.start, request.tag == tag {
        guard start < file.length else {
          return send(status: 416, ["Content-Range: bytes */\(file.length)"])
        }
        range = min(answer.wrongStart ?? start, file.length)..<file.length
        headers[0] = "HTTP/1.1 206 Partial Content"
        headers.append(
          "Content-Range: bytes \(range.lowerBound)-\(file.length - 1)/\(file.length)"
        )
      }
    }
    switch answer.framing {
    case .length: headers.append("Content-Length: \(range.count)")
    case .chunked: headers.append("Transfer-Encoding: chunked")
    case .none: break
    }
    let lines = headers + answer.headers + ["", ""]
    send(Array(lines.joined(separator: "\r\n").utf8))
    sendBody(file, range, answer)
  }

  private mutating func sendBody(_ file: ServedFile, _ range: Range<Int>, _ answer: ServedAnswer) {
    var end = range.upperBound
    switch answer.ending {
    case .complete: break
    case .reset(let count), .stall(let count): end = min(end, range.lowerBound + count)
    case .short(let count): end = max(range.lowerBound, end - count)
    case .long(let count): end += count
    }
    let file = ServedFile(
      name: file.name,
      length: end,
      seed: file.seed &+ UInt64(answer.version - 1)
    )
    for start in stride(from: range.lowerBound, to: end, by: Self.blockSize) {
      guard !isBroken else { return }
      let bytes = file.bytes(start..<min(end, start + Self.blockSize))
      if answer.framing == .chunked { send(Array("\(String(bytes.count, radix: 16))\r\n".utf8)) }
      send(bytes)
      if answer.framing == .chunked { send(Array("\r\n".utf8)) }
      if let pace = answer.pace {
        Thread.sleep(forTimeInterval: Double(bytes.count) / Double(pace))
      }
    }
    switch answer.ending {
    case .stall: staySilent()
    case .reset: isReset = true
    case .complete where answer.framing == .chunked: send(Array("0\r\n\r\n".utf8))
    case .complete, .short, .long: break
    }
  }

  /// Says that nothing more comes, and waits until the client has taken everything and left.
  ///
  /// Closing at once, with something of the client's unread, could take back what is on its way.
  mutating func sayGoodbye() {
    shutdown(socket.descriptor, Int32(SHUT_WR))
    staySilent()
  }

  private func staySilent() {
    var block = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = socket.receive(into: &block)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
    }
  }

  private mutating func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, !isBroken {
      let count = socket.transmit(rest)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        isBroken = true
      }
    }
  }
}
