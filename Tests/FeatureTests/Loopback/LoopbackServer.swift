import Effects
import Foundation

/// A small HTTP server on 127.0.0.1 whose answers the test writes.
///
/// One thread accepts, one thread serves each connection, which is kept between requests. The
/// answering closure runs on the connection's thread and may block it.
final class LoopbackServer: Sendable {
  private struct Log {
    var requests: [LoopbackRequest] = []
    var open = 0
    var mostOpen = 0
    var connections: Set<LoopbackSocket> = []
    var isStopped = false
  }

  private let listener: LoopbackSocket
  private let log = Locked(Log())
  private let arrived: AsyncStream<LoopbackRequest>.Continuation
  /// The requests as they arrive; for one consumer.
  let arrivals: AsyncStream<LoopbackRequest>
  /// Where the server is.
  let baseURL: URL

  /// Starts a server; `answer` must end each exchange by `respond` or `hangUp`.
  init(_ answer: @escaping @Sendable (LoopbackExchange) -> Void) throws {
    listener = try .listening()
    baseURL = try Self.url(port: listener.port)
    (arrivals, arrived) = AsyncStream.makeStream()
    Thread.detachNewThread { self.acceptConnections(answer) }
  }

  /// The requests so far.
  var requests: [LoopbackRequest] { log.withLock { $0.requests } }
  /// How many requests were unanswered at the same time, at most.
  var mostOpenAtOnce: Int { log.withLock { $0.mostOpen } }

  /// Ends all connections and accepts no more.
  func stop() {
    listener.shutDown()
    log.withLock { log in
      log.isStopped = true
      for connection in log.connections { connection.shutDown() }
    }
  }

  /// Closes a connection; it is forgotten first, so that its descriptor is not shut down later.
  func close(_ socket: LoopbackSocket, isReset: Bool = false) {
    log.withLock { _ = $0.connections.remove(socket) }
    socket.close(isReset: isReset)
  }

  /// Notes that a request is no longer open.
  func requestEnded() {
    log.withLock { $0.open -= 1 }
  }

  /// The address of a port.
  static func url(port: UInt16) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw URLError(.badURL) }
    return url
  }

  private func acceptConnections(_ answer: @escaping @Sendable (LoopbackExchange) -> Void) {
    while let socket = listener.accepted() {
      Thread.detachNewThread { self.serve(socket, answer) }
    }
    listener.close()
  }

  private func serve(_ socket: LoopbackSocket, _ answer: (LoopbackExchange) -> Void) {
    log.withLock { log in
      log.connections.insert(socket)
      if log.isStopped { socket.shutDown() }
    }
    while let request = Self.request(from: socket) {
      let index = log.withLock { log in
        log.requests.append(request)
        log.open += 1
        log.mostOpen = max(log.mostOpen, log.open)
        return log.requests.count - 1
      }
      arrived.yield(request)
      let exchange = LoopbackExchange(
        request: request,
        index: index,
        socket: socket,
        server: self
      )
      answer(exchange)
      if exchange.isHungUp { return }
      if exchange.isLast { break }
    }
    close(socket)
  }

  private static func request(from socket: LoopbackSocket) -> LoopbackRequest? {
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual([13, 10, 13, 10]) {
      let more = socket.received()
      guard !more.isEmpty else { return nil }
      bytes += more
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
    return LoopbackRequest(lines: lines)
  }
}
