import Testing

struct ExitCodeTests {
  @Test(arguments: [
    (200, "42\n", "", Int32(0)),
    (200, "nonsense", "malformed", 65),
    (200, "101\n", "malformed", 65),
    (503, "<html>", "unavailable", 69),
    (404, "", "http", 69),
    (503, "Error: no way", "rejected", 70),
    (503, "Error: You have used your quota of random bits for today.", "quotaExhausted", 75),
  ])
  func `an answer of the service decides the exit code`(
    status: Int,
    body: String,
    name: String,
    code: Int32
  ) async throws {
    let server = try LoopbackServer { $0.respond(status: status, body) }
    defer { server.stop() }
    let run = try await ExampleProcess.run("random ping --json --source \(server.baseURL)")
    #expect(run.end == .exit(code))
    let expected = name.isEmpty ? #""value":42}"# : #""error":{"name":"\#(name)","#
    #expect(run.output.contains(expected))
    #expect(run.errors.isEmpty == name.isEmpty)
  }

  @Test func `a refused connection is 69`() async throws {
    // Kept until the end, so that nobody else gets the port.
    let socket = try LoopbackSocket.bound()
    defer { socket.close() }
    let url = try LoopbackServer.url(port: socket.port)
    let run = try await ExampleProcess.run("random ping --source \(url)")
    #expect(run.end == .exit(69))
    #expect(run.output == "")
    #expect(run.errors == "error: The server could not be reached: the connection was refused.\n")
  }

  @Test func `a service that is silent for too long is 75`() async throws {
    let server = try LoopbackServer { $0.staySilent() }
    defer { server.stop() }
    let run = try await ExampleProcess.run("random ping --timeout 0.05 --source \(server.baseURL)")
    #expect(run.end == .exit(75))
    #expect(run.errors == "error: The server did not answer in time.\n")
  }

  @Test func `the time-out works for the local source too`() async throws {
    let run = try await ExampleProcess.run("random ping --delay 3600000 --timeout 0.05")
    #expect(run.end == .exit(75))
  }

  @Test func `a rejected number is 70`() async throws {
    let run = try await ExampleProcess.run("random ping --reject-odd --min 7 --max 7")
    #expect(run.end == .exit(70))
    #expect(run.errors == "error: The request was rejected: 7 is odd.\n")
  }

  @Test func `a range that the service does not know is wrong use`() async throws {
    let server = try LoopbackServer { $0.respond("1\n") }
    defer { server.stop() }
    let run = try await ExampleProcess.run(
      "random ping --max 1000000001 --source \(server.baseURL)"
    )
    #expect(run.end == .exit(64))
    #expect(server.requests.isEmpty)
  }

  @Test func `a failure counts although a later request succeeds`() async throws {
    let run = try await ExampleProcess.run(
      "random ping wait ping wait --reject-odd --seed 6 --min 1 --max 2"
    )
    #expect(run.end == .exit(70))
    #expect(run.output == "2\n")
  }

  @Test(arguments: [
    ("rnadom", "did you mean 'random'?"),
    ("--hlep", "did you mean '--help'?"),
    ("random --sorce local", "did you mean '--source'?"),
    ("random --source", "needs a value"),
    ("random --source ftp://host/", "no http or https URL"),
    ("random --source http://127.0.0.1:99999", "the port of 'http://127.0.0.1:99999' must lie"),
    ("random --min 3 --max 2", "greater than"),
    ("random --min three", "an integer"),
  ])
  func `wrong use is 64 and told on standard error`(
    arguments: String,
    hint: String
  ) async throws {
    let run = try await ExampleProcess.run(arguments)
    #expect(run.end == .exit(64))
    #expect(run.output == "")
    #expect(run.errors.contains(hint))
  }
}
