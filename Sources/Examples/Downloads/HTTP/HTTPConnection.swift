import Foundation

/// A connection to a server, used by one thread, on which no wait is longer than the transfer's.
struct HTTPConnection: ~Copyable {
  private let socket: ByteSocket
  private let control: TransferControl

  private init(_ socket: ByteSocket, _ control: TransferControl) {
    self.socket = socket
    self.control = control
  }

  deinit {
    socket.release()
  }

  /// Looks the server up, which can't be called off, and tries its addresses one after the other.
  static func open(
    to address: HTTPAddress,
    _ control: TransferControl
  ) throws(DownloadError) -> HTTPConnection {
    var hints = addrinfo()
    hints.ai_socktype = ByteSocket.stream
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(address.host, String(address.port), &hints, &list)
    guard code == 0 else { throw .unreachable(String(cString: gai_strerror(code)).lowercased()) }
    defer { freeaddrinfo(list) }
    var reason = "there is no such server"
    var next = list
    while let info = next?.pointee {
      next = info.ai_next
      try control.check()
      let descriptor = Foundation.socket(info.ai_family, info.ai_socktype, info.ai_protocol)
      guard descriptor >= 0 else {
        reason = DownloadFolder.reason(errno)
        continue
      }
      let connection = HTTPConnection(ByteSocket(descriptor: descriptor), control)
      connection.socket.stopBlocking()
      let code = try connection.connect(info)
      if code == 0 { return connection }
      reason = DownloadFolder.reason(code)
    }
    throw .unreachable(reason)
  }

  private func connect(_ info: addrinfo) throws(DownloadError) -> Int32 {
    guard Foundation.connect(socket.descriptor, info.ai_addr, info.ai_addrlen) != 0 else {
      return 0
    }
    guard errno == EINPROGRESS || errno == EINTR else { return errno }
    try wait(for: POLLOUT)
    var code: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(socket.descriptor, SOL_SOCKET, SO_ERROR, &code, &size)
    return code
  }

  /// Sends all bytes.
  func send(_ bytes: [UInt8]) throws(DownloadError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = socket.transmit(rest)
      if count >= 0 {
        rest = rest.dropFirst(count)
        control.noteActivity()
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        try wait(for: POLLOUT)
      } else if errno != EINTR {
        throw .unreachable(DownloadFolder.reason(errno))
      }
    }
  }

  /// Reads what is there, or waits for it; zero at the end, nil if the connection is broken.
  func receive(into buffer: inout [UInt8]) throws(DownloadError) -> Int? {
    while true {
      try control.check()
      let count = socket.receive(into: &buffer)
      if count >= 0 {
        control.noteActivity()
        return count
      }
      if errno == EAGAIN || errno == EWOULDBLOCK {
        try wait(for: POLLIN)
      } else if errno != EINTR {
        return nil
      }
    }
  }

  /// Waits until the socket is ready; throws when the transfer has to stop.
  private func wait(for event: some BinaryInteger) throws(DownloadError) {
    var requests = [
      pollfd(fd: socket.descriptor, events: Int16(event), revents: 0),
      pollfd(fd: control.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&requests, nfds_t(requests.count), -1) < 0, errno == EINTR {}
    try control.check()
  }
}
