import Foundation

/// Answers every HTTP request on a loopback port with the same bytes.
///
/// Its thread and its socket stay until the end of the tests.
struct CannedServer {
  /// Where it is, for `--source`.
  let source: String

  /// Answers with `status` and `body`.
  static func answering(_ status: Int, _ body: String) throws -> CannedServer {
    let answer = """
      HTTP/1.1 \(status) Canned\r
      Content-Length: \(body.utf8.count)\r
      Content-Type: text/plain\r
      Connection: close\r
      \r
      \(body)
      """
    let (socket, source) = try bound()
    try SystemFailure.check(listen(socket, 8), "listen")
    Thread {
      while case let connection = accept(socket, nil, nil), connection >= 0 {
        readHead(connection)
        Descriptors.write(answer, to: connection)
        close(connection)
      }
    }.start()
    return CannedServer(source: source)
  }

  /// Accepts connections and says nothing.
  static func silent() throws -> CannedServer {
    let (socket, source) = try bound()
    try SystemFailure.check(listen(socket, 8), "listen")
    return CannedServer(source: source)
  }

  /// Refuses connections, at a port that nobody else is given.
  static func refusing() throws -> CannedServer {
    CannedServer(source: try bound().source)
  }

  private static func readHead(_ connection: Int32) {
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.suffix(4).elementsEqual(Array("\r\n\r\n".utf8)), read(connection, &byte, 1) == 1 {
      head.append(byte)
    }
  }

  private static func bound() throws -> (socket: Int32, source: String) {
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #endif
    let socket = try SystemFailure.check(Foundation.socket(AF_INET, kind, 0), "socket")
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    try withUnsafeMutableBytes(of: &address) { bytes in
      guard let generic = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress else { return }
      try SystemFailure.check(bind(socket, generic, size), "bind")
      try SystemFailure.check(getsockname(socket, generic, &size), "getsockname")
    }
    return (socket, "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))")
  }
}
