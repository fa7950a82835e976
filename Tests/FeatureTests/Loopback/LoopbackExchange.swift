/// One request in the hands of the test's answering closure, on the connection's own thread.
final class LoopbackExchange {
  /// What was asked.
  let request: LoopbackRequest
  /// Its number, from 0 in the order of arrival.
  let index: Int
  /// Whether the connection has been closed and must not be used any more.
  private(set) var isHungUp = false
  /// Whether the connection ends with this exchange.
  private(set) var isLast = false
  private let socket: LoopbackSocket
  private let server: LoopbackServer

  /// Takes up a request that `server` has read from `socket`.
  init(request: LoopbackRequest, index: Int, socket: LoopbackSocket, server: LoopbackServer) {
    self.request = request
    self.index = index
    self.socket = socket
    self.server = server
  }

  /// Sends a whole answer; the request counts as open until its last byte.
  func respond(status: Int = 200, headers: [String] = [], _ body: String) {
    respond(status: status, headers: headers, Array(body.utf8))
  }

  /// Sends a whole answer of any bytes and keeps the connection, unless a header closes it.
  func respond(status: Int = 200, headers: [String] = [], _ body: [UInt8]) {
    isLast = headers.contains("Connection: close")
    let bytes = head(status: status, length: body.count, headers) + body
    socket.send(bytes.dropLast())
    server.requestEnded()
    socket.send(bytes.suffix(1))
  }

  /// Sends part of an answer; false if the client is gone.
  @discardableResult
  func send(_ bytes: some Sequence<UInt8>) -> Bool {
    socket.send(bytes)
  }

  /// Says nothing until the client has gone or the server is stopped.
  func staySilent() {
    while !socket.received().isEmpty {}
    hangUp()
  }

  /// Ends the exchange as it is, with an orderly end or a reset.
  func hangUp(isReset: Bool = false) {
    isHungUp = true
    server.requestEnded()
    server.close(socket, isReset: isReset)
  }

  /// The bytes of a head that announces `length` bytes of body.
  func head(status: Int, length: Int, _ headers: [String] = []) -> [UInt8] {
    let lines =
      ["HTTP/1.1 \(status) Status", "Content-Type: text/plain", "Content-Length: \(length)"]
      + headers + ["", ""]
    return Array(lines.joined(separator: "\r\n").utf8)
  }
}
