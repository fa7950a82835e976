#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A TCP socket that no other process inherits, with the differences between platforms inside.
package struct ByteSocket: Hashable, Sendable {
  package let descriptor: Int32

  #if canImport(Glibc)
  static let stream = Int32(SOCK_STREAM.rawValue)
  private static let noSignal = Int32(MSG_NOSIGNAL)
  #elseif canImport(Musl)
  static let stream = SOCK_STREAM
  private static let noSignal = Int32(MSG_NOSIGNAL)
  #else
  static let stream = SOCK_STREAM
  private static let noSignal: Int32 = 0
  #endif

  package init(descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    set(TCP_NODELAY, level: Int32(IPPROTO_TCP))
    #if canImport(Darwin)
    set(SO_NOSIGPIPE, level: SOL_SOCKET)
    #endif
  }

  /// Reads what is there; the call's own answer, with `errno`.
  package func receive(into buffer: inout [UInt8]) -> Int {
    recv(descriptor, &buffer, buffer.count, 0)
  }

  /// Sends what the system takes; the call's own answer, with `errno`.
  package func transmit(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Self.noSignal) }
  }

  /// From now on no call waits.
  package func stopBlocking() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Ends both directions, which wakes a thread that is blocked in this socket.
  package func shutDown() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Gives the descriptor back; after `reset` the other side sees a broken connection.
  package func release(isReset: Bool = false) {
    if isReset {
      var option = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        descriptor,
        SOL_SOCKET,
        SO_LINGER,
        &option,
        socklen_t(MemoryLayout<linger>.size)
      )
    }
    close(descriptor)
  }

  func set(_ option: Int32, level: Int32) {
    var value: Int32 = 1
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }
}
