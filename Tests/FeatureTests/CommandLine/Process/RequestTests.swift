import Testing

/// What the options make of the request on the wire.
struct RequestTests {
  @Test func `the service is told range and contact`() async throws {
    let server = try LoopbackServer { $0.respond("7\n") }
    defer { server.stop() }
    let run = try await ExampleProcess.run(
      "random ping --min 7 --max 9 --contact me@example.com --source \(server.baseURL)/mirror"
    )
    #expect(run.end == .exit(0))
    #expect(run.output == "7\n")
    let request = try #require(server.requests.first)
    #expect(request.requestLine.hasPrefix("GET /mirror/integers/?"))
    #expect(request.query("min") == 7)
    #expect(request.query("max") == 9)
    #expect(request.headers("User-Agent") == ["swift-store/1.0 (me@example.com)"])
  }
}
