import Foundation
import RandomNumberFeature
import Testing

extension LiveClientTests {
  /// The live client against a real server: what each answer becomes.
  struct AnswerTests {
    struct Case: Sendable, CustomTestStringConvertible {
      let name: String
      let status: Int
      var headers: [String] = []
      let body: [UInt8]
      let outcome: Result<Int, RandomDotOrgError>
      var testDescription: String { name }

      init(
        _ name: String,
        _ status: Int,
        headers: [String] = [],
        _ body: String,
        _ outcome: Result<Int, RandomDotOrgError>
      ) {
        self.name = name
        self.status = status
        self.headers = headers
        self.body = Array(body.utf8)
        self.outcome = outcome
      }
    }

    static let quota =
      "You have used your quota of random bits for today.  See the quota page for details.\n"
    static let limit =
      "The maximum value must be an integer in the [-1000000000,1000000000] interval"

    static let cases = [
      Case("line feed", 200, "42\n", .success(42)),
      Case("carriage return", 200, "42\r\n", .success(42)),
      Case("blanks", 200, " 42 ", .success(42)),
      Case("quota", 503, "Error: " + quota, .failure(.quotaExhausted)),
      Case("quota without prefix", 503, quota, .failure(.quotaExhausted)),
      Case("quota with 200", 200, "Error: " + quota, .failure(.quotaExhausted)),
      Case("other error", 503, "Error: \(limit)\n", .failure(.rejected(message: limit))),
      Case("error with 200", 200, "Error: no\nmore", .failure(.rejected(message: "no"))),
      Case("HTML with 503", 503, "<html>busy</html>", .failure(.unavailable)),
      Case("301", 301, headers: ["Location: /other"], "42\n", .failure(.http(status: 301))),
      Case("301 without body", 301, headers: ["Location: /"], "", .failure(.http(status: 301))),
      Case(
        "401",
        401,
        headers: ["WWW-Authenticate: Basic realm=x"],
        "",
        .failure(.http(status: 401))
      ),
      Case("403", 403, "<html>no</html>", .failure(.http(status: 403))),
      Case("404", 404, "", .failure(.http(status: 404))),
      Case("429", 429, "42\n", .failure(.http(status: 429))),
      Case("500", 500, "Error: x", .failure(.http(status: 500))),
      Case("204", 204, "", .failure(.http(status: 204))),
      Case("empty", 200, "", .failure(.malformed(body: ""))),
      Case("fraction", 200, "4.2\n", .failure(.malformed(body: "4.2"))),
      Case("full-width digits", 200, "４２\n", .failure(.malformed(body: "４２"))),
      Case(
        "20 digits",
        200,
        "99999999999999999999\n",
        .failure(.malformed(body: "99999999999999999999"))
      ),
      Case("two numbers", 200, "4 2\n", .failure(.malformed(body: "4 2"))),
      Case("two lines", 200, "4\n2\n", .failure(.malformed(body: "4 2"))),
      Case("out of range", 200, "101\n", .failure(.malformed(body: "101"))),
    ]

    @Test(arguments: cases)
    func `an answer of the service becomes a number or its own error`(_ answer: Case) async throws {
      let server = try LoopbackServer {
        $0.respond(status: answer.status, headers: answer.headers, answer.body)
      }
      defer { server.stop() }
      let client = RandomNumberClient.randomDotOrg(baseURL: server.baseURL)
      #expect(await outcome(of: client) == answer.outcome)
      #expect(server.requests.count == 1)
    }

    @Test func `a body of 10 MB is malformed and shows how it begins`() async throws {
      let server = try LoopbackServer { $0.respond([UInt8](repeating: 55, count: 10_000_000)) }
      defer { server.stop() }
      let client = RandomNumberClient.randomDotOrg(baseURL: server.baseURL)
      let excerpt = String(repeating: "7", count: 80) + "…"
      #expect(await outcome(of: client) == .failure(.malformed(body: excerpt)))
    }

    @Test func `a body without end is malformed as soon as it is too long`() async throws {
      let gate = ThreadGate()
      let server = try LoopbackServer { exchange in
        exchange.send(exchange.head(status: 200, length: 1_000_000_000))
        exchange.send([UInt8](repeating: 55, count: 257))
        gate.wait()
        exchange.hangUp()
      }
      defer { server.stop() }
      defer { gate.open() }
      let client = RandomNumberClient.randomDotOrg(baseURL: server.baseURL)
      let excerpt = String(repeating: "7", count: 80) + "…"
      #expect(await outcome(of: client) == .failure(.malformed(body: excerpt)))
    }

    @Test func `an answer that comes byte by byte is put together`() async throws {
      let server = try LoopbackServer { exchange in
        for byte in exchange.head(status: 200, length: 3) + Array("42\n".utf8) {
          exchange.send([byte])
        }
        exchange.hangUp()
      }
      defer { server.stop() }
      let client = RandomNumberClient.randomDotOrg(baseURL: server.baseURL)
      #expect(await outcome(of: client) == .success(42))
    }

    @Test func `a refused connection is unreachable`() async throws {
      // Kept until the end, so that no other test gets the port.
      let socket = try LoopbackSocket.bound()
      defer { socket.close() }
      let url = try LoopbackServer.url(port: socket.port)
      let client = RandomNumberClient.randomDotOrg(baseURL: url)
      let refused = RandomDotOrgError.unreachable(reason: "the connection was refused")
      #expect(await outcome(of: client) == .failure(refused))
    }

    @Test(arguments: [true, false])
    func `a connection that breaks in the middle is unreachable`(_ isReset: Bool) async throws {
      let server = try LoopbackServer { exchange in
        exchange.send(exchange.head(status: 200, length: 100) + Array("42".utf8))
        exchange.hangUp(isReset: isReset)
      }
      defer { server.stop() }
      #expect(await isUnreachable(RandomNumberClient.randomDotOrg(baseURL: server.baseURL)))
    }

    @Test(arguments: [true, false])
    func `a connection that ends without an answer is unreachable`(_ isReset: Bool) async throws {
      let server = try LoopbackServer { $0.hangUp(isReset: isReset) }
      defer { server.stop() }
      #expect(await isUnreachable(RandomNumberClient.randomDotOrg(baseURL: server.baseURL)))
    }

    @Test func `an answer that is no HTTP is unreachable`() async throws {
      let server = try LoopbackServer { exchange in
        exchange.send("42\r\n\r\n42".utf8)
        exchange.hangUp()
      }
      defer { server.stop() }
      #expect(await isUnreachable(RandomNumberClient.randomDotOrg(baseURL: server.baseURL)))
    }

    private func isUnreachable(_ client: RandomNumberClient) async -> Bool {
      guard case .failure(.unreachable(let reason)) = await outcome(of: client) else {
        return false
      }
      return reason.count < 80
    }
  }
}
