import Foundation
import RandomNumberFeature
import Testing

extension LiveClientTests {
  /// The live client against a real server: what is asked, and when it is not.
  struct RequestTests {
    private func request(
      path: String = "",
      contact: String? = nil,
      in range: ClosedRange<Int> = 1...100
    ) async throws -> LoopbackRequest {
      let server = try LoopbackServer { $0.respond("1\n") }
      defer { server.stop() }
      let url = path.isEmpty ? server.baseURL : server.baseURL.appending(path: path)
      _ = await outcome(of: .randomDotOrg(baseURL: url, contact: contact), in: range)
      return try #require(server.requests.first)
    }

    @Test func `the request line has the documented query and nothing else`() async throws {
      let line = try await request().requestLine
      let target = "/integers/?num=1&min=1&max=100&col=1&base=10&format=plain&rnd=new"
      #expect(line == "GET \(target) HTTP/1.1")
    }

    @Test func `large bounds are plain digits`() async throws {
      let line = try await request(in: -1_000_000_000...1_000_000_000).requestLine
      #expect(line.contains("&min=-1000000000&max=1000000000&"))
    }

    @Test(arguments: ["mirror", "mirror/"])
    func `a path of the base URL is kept`(_ path: String) async throws {
      #expect(try await request(path: path).requestLine.hasPrefix("GET /mirror/integers/?num=1&"))
    }

    @Test func `the User-Agent names program and version`() async throws {
      #expect(try await request().headers("User-Agent") == ["swift-store/1.0"])
    }

    @Test(arguments: [
      ("me@example.org", "swift-store/1.0 (me@example.org)"),
      ("me@example.org\r\nX-Evil: 1", "swift-store/1.0 (me@example.orgX-Evil: 1)"),
      ("m\u{FC}@example.org)", "swift-store/1.0 (m@example.org)"),
      ("", "swift-store/1.0"),
      (" \r\n", "swift-store/1.0"),
    ])
    func `the User-Agent carries the contact and stays one line`(
      _ contact: String,
      _ agent: String
    ) async throws {
      let request = try await request(contact: contact)
      #expect(request.headers("User-Agent") == [agent])
      #expect(request.headers("X-Evil").isEmpty)
    }

    @Test func `the scheme of the base URL may be spelt in any case`() async throws {
      let server = try LoopbackServer { $0.respond("42\n") }
      defer { server.stop() }
      let address = server.baseURL.absoluteString.replacing("http", with: "HTTP")
      let client = RandomNumberClient.randomDotOrg(baseURL: try #require(URL(string: address)))
      #expect(await outcome(of: client) == .success(42))
    }

    @Test func `no cookie is sent back`() async throws {
      let server = try LoopbackServer { $0.respond(headers: ["Set-Cookie: a=b; Path=/"], "1\n") }
      defer { server.stop() }
      let client = RandomNumberClient.randomDotOrg(baseURL: server.baseURL)
      for _ in 0..<2 { _ = await outcome(of: client) }
      #expect(server.requests.map { $0.headers("Cookie") } == [[], []])
    }

    @Test(arguments: [-1_000_000_001...0, 0...1_000_000_001, Int.min...Int.max])
    func `bounds the service refuses are refused before any request`(
      _ range: ClosedRange<Int>
    ) async throws {
      let server = try LoopbackServer { $0.respond("1\n") }
      defer { server.stop() }
      let client = RandomNumberClient.randomDotOrg(baseURL: server.baseURL)
      #expect(await outcome(of: client, in: range) == .failure(.invalidRange))
      #expect(server.requests.isEmpty)
    }

    @Test(arguments: ["file:///etc/hostname", "relative", "ftp://127.0.0.1", "http:"])
    func `a base URL that is no HTTP address is unreachable`(_ address: String) async throws {
      let client = RandomNumberClient.randomDotOrg(baseURL: try #require(URL(string: address)))
      let reason = "the base URL is no HTTP address"
      #expect(await outcome(of: client) == .failure(.unreachable(reason: reason)))
    }
  }
}
