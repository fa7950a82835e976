import Examples
import Foundation
import TestSupport
import Testing

extension DownloadDeskTests {
  /// Answers that are broken: each is reported, and nothing is there under the file's name.
  struct BrokenTests {
    private static let total = ServedFile.sample.length

    @Test(arguments: [true, false])
    func `F1: a connection that breaks leaves what can be gone on from, or nothing`(
      isResumable: Bool
    ) async throws {
      let rig = try DownloadRig { _ in
        var answer = ServedAnswer.ending(.reset(after: 20_000))
        answer.isResumable = isResumable
        return answer
      }
      defer { rig.remove() }
      let received = Log<Int>()
      let result = await rig.fetch { received.append($0.received) }
      let count = received.last ?? 0
      #expect(result == .failure(.brokenOff(received: count, of: Self.total)))
      #expect(count <= 20_000)
      #expect(rig.folder.names == (isResumable && count > 0 ? ["a.bin.part"] : []))
      let part = rig.folder.contents(of: "a.bin.part") ?? []
      #expect(part == (isResumable ? Array(ServedFile.sample.contents.prefix(count)) : []))
    }

    @Test(arguments: [1, 5000, total])
    func `F2: a body that is shorter than announced is reported, and nothing is kept of it`(
      missing: Int
    ) async throws {
      let rig = try DownloadRig { _ in
        var answer = ServedAnswer.ending(.short(by: missing))
        answer.isResumable = false
        return answer
      }
      defer { rig.remove() }
      let error = DownloadError.brokenOff(received: Self.total - missing, of: Self.total)
      #expect(await rig.fetch() == .failure(error))
      #expect(rig.folder.names.isEmpty)
    }

    @Test func `F3: a body in chunks that breaks off is reported`() async throws {
      let rig = try DownloadRig { _ in
        var answer = ServedAnswer.ending(.short(by: 1000))
        answer.framing = .chunked
        return answer
      }
      defer { rig.remove() }
      #expect(await rig.fetch() == .failure(.brokenOff(received: Self.total - 1000, of: nil)))
      #expect(rig.folder.names.isEmpty)
    }

    @Test func `F4: a body that is longer than announced is reported, or its excess is not taken`()
      async throws
    {
      let rig = try DownloadRig { _ in .ending(.long(by: 1)) }
      defer { rig.remove() }
      switch await rig.fetch() {
      case .success(let receipt):
        #expect(receipt == ServedFile.sample.receipt)
        #expect(rig.folder.contents(of: "a.bin") == ServedFile.sample.contents)
      case .failure(let error):
        #expect(error == .tooLong(announced: Self.total))
        #expect(rig.folder.names.isEmpty)
      }
    }

    @Test func `F5: a body whose end nobody could tell is refused`() async throws {
      let rig = try DownloadRig { _ in
        var answer = ServedAnswer()
        answer.framing = .none
        return answer
      }
      defer { rig.remove() }
      #expect(await rig.fetch() == .failure(.unknownLength))
      #expect(rig.folder.names.isEmpty)
    }

    @Test func `F6: a status is reported with the time that the server asks for`() async throws {
      let rig = try DownloadRig { request in
        request.attempt == 1 ? .failure(503, "Retry-After: 7") : .failure(404)
      }
      defer { rig.remove() }
      #expect(await rig.fetch() == .failure(.refused(status: 503, retryAfter: 7)))
      #expect(await rig.fetch() == .failure(.refused(status: 404, retryAfter: nil)))
      #expect(rig.folder.names.isEmpty)
    }

    @Test(arguments: [
      ("Content-Length: 5", "its length is no number"), ("Content-Encoding: gzip", "it is packed"),
      ("Transfer-Encoding: gzip, chunked", "it is encoded"), (": x", "a header has no name"),
    ])
    func `F7: an answer that can't be read is refused`(header: String, reason: String) async throws
    {
      let rig = try DownloadRig { _ in
        var answer = ServedAnswer()
        answer.headers = [header]
        return answer
      }
      defer { rig.remove() }
      #expect(await rig.fetch() == .failure(.malformed(reason)))
      #expect(rig.folder.names.isEmpty)
    }

    @Test(arguments: [
      ("/a.bin", DownloadError.malformed("it leads from one address to another too often")),
      ("https://h/a", .badAddress("only http:// is supported, not https://")),
      ("file:///etc/passwd", .badAddress("only http:// is supported, not file://")),
    ])
    func `F8: an answer that leads nowhere is refused`(
      location: String,
      error: DownloadError
    ) async throws {
      let rig = try DownloadRig { _ in .failure(301, "Location: \(location)") }
      defer { rig.remove() }
      #expect(await rig.fetch() == .failure(error))
      #expect(rig.server.requests.count <= 6)
    }

    @Test func `F9: a server that isn't there can't be reached`() async throws {
      let rig = try DownloadRig()
      defer { rig.remove() }
      let socket = try LoopbackSocket.bound()
      defer { socket.close() }
      let request = DownloadRequest(address: "http://127.0.0.1:\(socket.port)/a", name: "a")
      #expect(await rig.fetch(request) == .failure(.unreachable("connection refused")))
    }

    @Test func `F10: a stall ends when the server has been silent for the limit`() async throws {
      let rig = try DownloadRig(limit: .seconds(5)) { _ in
        var answer = ServedAnswer.ending(.stall(after: 10))
        answer.isResumable = false
        return answer
      }
      defer { rig.remove() }
      let progress = Gate()
      async let fetch = rig.fetch { _ in progress.open() }
      await progress.wait()
      for await _ in rig.clock.sleeps.prefix(1) {}
      rig.clock.advance(by: .seconds(5))
      #expect(await fetch == .failure(.stalled))
      #expect(rig.folder.names.isEmpty)
    }

    @Test func `F11: a server that says nothing at all stalls, too`() async throws {
      let server = try LoopbackServer { $0.staySilent() }
      defer { server.stop() }
      let rig = try DownloadRig(limit: .seconds(5))
      defer { rig.remove() }
      let request = DownloadRequest(
        address: server.baseURL.absoluteString + "/a",
        name: "a"
      )
      async let fetch = rig.fetch(request)
      for await _ in server.arrivals.prefix(1) {}
      for await _ in rig.clock.sleeps.prefix(1) {}
      rig.clock.advance(by: .seconds(5))
      #expect(await fetch == .failure(.stalled))
    }

    @Test(arguments: ["SSH-2.0-x\r\n\r\n", "HTTP/1.1 20 OK\r\n\r\n", "HTTP/1.1 200", ""])
    func `F12: an answer that isn't HTTP, or none, is reported`(text: String) async throws {
      let server = try LoopbackServer { exchange in
        exchange.send(Array(text.utf8))
        exchange.hangUp()
      }
      defer { server.stop() }
      let rig = try DownloadRig()
      defer { rig.remove() }
      let request = DownloadRequest(address: server.baseURL.absoluteString + "/a", name: "a")
      let expected: DownloadError =
        switch text {
        case "": .unreachable("the server has closed the connection")
        case "HTTP/1.1 200": .brokenOff(received: 0, of: nil)
        default: .malformed("it isn't HTTP")
        }
      #expect(await rig.fetch(request) == .failure(expected))
      #expect(rig.folder.names.isEmpty)
    }
  }
}
