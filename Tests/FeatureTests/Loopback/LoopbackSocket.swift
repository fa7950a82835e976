#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A TCP socket on 127.0.0.1 that no other process inherits, with the differences between platforms
/// inside.
struct LoopbackSocket: Hashable, Sendable {
  struct Failure: Error {
    let call: String
    let code: Int32
  }

  private let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
    // What is accepted can't be made so at once; a process started just then keeps it until it
    // ends.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    set(SO_REUSEADDR)
    // Else a small rest of an answer waits for the client's acknowledgement, 40 ms later.
    set(TCP_NODELAY, level: Int32(IPPROTO_TCP))
    #if canImport(Darwin)
    set(SO_NOSIGPIPE)
    #endif
  }

  /// Listens on a port that the system chooses.
  static func listening() throws -> LoopbackSocket {
    let socket = try bound()
    guard listen(socket.descriptor, 64) == 0 else { throw Failure(call: "listen", code: errno) }
    return socket
  }

  /// Takes a port that the system chooses; connections to it are refused.
  static func bound() throws -> LoopbackSocket {
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #elseif canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
    let kind = SOCK_STREAM | SOCK_CLOEXEC
    #endif
    let socket = LoopbackSocket(descriptor: socket(AF_INET, kind, 0))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket.descriptor, $0, size) }
    }
    guard bound == 0 else { throw Failure(call: "bind", code: errno) }
    return socket
  }

  /// The port this socket is bound to.
  var port: UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(descriptor, $0, &size)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Blocks until somebody connects; nil once the socket is shut down.
  func accepted() -> LoopbackSocket? {
    #if canImport(Darwin)
    let connection = Darwin.accept(descriptor, nil, nil)
    #else
    let connection = accept(descriptor, nil, nil)
    #endif
    return connection < 0 ? nil : LoopbackSocket(descriptor: connection)
  }

  /// Blocks until bytes arrive; empty when the other side has closed.
  func received() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return Array(buffer.prefix(max(count, 0)))
  }

  /// Sends all bytes; false if the other side is gone.
  @discardableResult
  func send(_ bytes: some Sequence<UInt8>) -> Bool {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        #if canImport(Darwin)
        Darwin.send(descriptor, buffer.baseAddress, buffer.count, flags)
        #elseif canImport(Glibc)
        Glibc.send(descriptor, buffer.baseAddress, buffer.count, flags)
        #else
        Musl.send(descriptor, buffer.baseAddress, buffer.count, flags)
        #endif
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Ends both directions, which wakes a thread that is blocked in this socket.
  func shutDown() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Closes; with `isReset` the other side sees a broken connection instead of an end.
  func close(isReset: Bool = false) {
    if isReset {
      var option = linger(l_onoff: 1, l_linger: 0)
      let size = socklen_t(MemoryLayout<linger>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, size)
    }
    #if canImport(Darwin)
    _ = Darwin.close(descriptor)
    #elseif canImport(Glibc)
    _ = Glibc.close(descriptor)
    #else
    _ = Musl.close(descriptor)
    #endif
  }

  private func set(_ option: Int32, level: Int32 = SOL_SOCKET) {
    var value: Int32 = 1
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }
}
