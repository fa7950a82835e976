import Foundation

/// A socket on 127.0.0.1 that takes connections in.
struct ListeningSocket: Sendable {
  private static let backlog: Int32 = 64

  private let socket: ByteSocket
  /// The port, which the system has chosen.
  let port: UInt16

  /// Listens; nil if the system has no socket or no port.
  init?() {
    let descriptor = Foundation.socket(AF_INET, ByteSocket.stream, 0)
    guard descriptor >= 0 else { return nil }
    socket = ByteSocket(descriptor: descriptor)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isReady = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, Self.backlog) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isReady else {
      socket.release()
      return nil
    }
    port = UInt16(bigEndian: address.sin_port)
  }

  /// Blocks until somebody connects; nil once it is shut down.
  func accepted() -> ByteSocket? {
    while true {
      let descriptor = accept(socket.descriptor, nil, nil)
      if descriptor >= 0 { return ByteSocket(descriptor: descriptor) }
      guard errno == EINTR || errno == ECONNABORTED else { return nil }
    }
  }

  /// Wakes who waits for a connection; there won't be another one.
  func shutDown() {
    socket.shutDown()
  }

  /// Gives the descriptor back.
  func release() {
    socket.release()
  }
}
