import Effects
import Foundation

/// A small HTTP server on 127.0.0.1 that serves made-up files, well or badly, as it is told.
///
/// A thread takes connections in, and each of them has one. It listens from the first moment; who
/// makes it has to `stop` it.
package final class FileServer: Sendable {
  /// Decides on the answer to each request.
  package typealias Plan = @Sendable (ServedRequest) -> ServedAnswer

  private struct State {
    var requests: [ServedRequest] = []
    var attempts: [String: Int] = [:]
    var open: Set<ByteSocket> = []
    var mostOpen = 0
    var isStopped = false
  }

  /// The files.
  package let files: [ServedFile]
  private let listener: ListeningSocket
  private let plan: Plan
  private let state = Locked(State())

  /// Starts a server; nil if the system has no socket for it.
  ///
  /// - Parameters:
  ///   - files: what it serves.
  ///   - plan: how it answers; well if not given.
  package init?(_ files: [ServedFile], plan: @escaping Plan = { _ in ServedAnswer() }) {
    guard let listener = ListeningSocket() else { return nil }
    self.files = files
    self.listener = listener
    self.plan = plan
    Thread.detachNewThread { self.takeIn() }
  }

  /// Where a file is.
  package func address(of name: String) -> String { "http://127.0.0.1:\(listener.port)/\(name)" }

  /// The requests so far.
  package var requests: [ServedRequest] { state.withLock { $0.requests } }

  /// How many connections were open at the same time, at most.
  package var mostOpen: Int { state.withLock { $0.mostOpen } }

  /// Breaks all connections and takes no more in.
  package func stop() {
    listener.shutDown()
    // Under the lock: a socket that isn't open any more may have given its number to another one.
    state.withLock { state in
      state.isStopped = true
      for socket in state.open { socket.shutDown() }
    }
  }

  private func takeIn() {
    while let socket = listener.accepted() {
      let isStopped = state.withLock { state in
        state.open.insert(socket)
        state.mostOpen = max(state.mostOpen, state.open.count)
        return state.isStopped
      }
      if isStopped { socket.shutDown() }
      Thread.detachNewThread { self.serve(socket) }
    }
    listener.release()
  }

  /// Answers one request, and closes.
  private func serve(_ socket: ByteSocket) {
    var delivery = ServedDelivery(socket: socket)
    if let request = delivery.lines().flatMap(note) {
      if let file = files.first(where: { $0.name == request.name }) {
        delivery.send(file, plan(request), to: request)
      } else {
        delivery.send(status: 404, [])
      }
    }
    if !delivery.isReset { delivery.sayGoodbye() }
    // Forgotten first: whoever gets the number next must not be shut down.
    state.withLock { _ = $0.open.remove(socket) }
    socket.release(isReset: delivery.isReset)
  }

  private func note(_ lines: [String]) -> ServedRequest? {
    state.withLock { state in
      let request = ServedRequest(lines) { name in
        state.attempts[name, default: 0] += 1
        return state.attempts[name] ?? 1
      }
      if let request { state.requests.append(request) }
      return request
    }
  }
}
