import Testing

struct WordTests {
  @Test func `one ping prints one number alone on a line`() async throws {
    let run = try await ExampleProcess.run("random ping --seed 1")
    #expect(run.end == .exit(0))
    #expect(run.output == "66\n")
    #expect(run.errors == "")
  }

  @Test func `of two pings in a row only the later is answered`() async throws {
    let run = try await ExampleProcess.run("random ping ping --min 7 --max 7")
    #expect(run.output == "7\n")
  }

  @Test func `a wait between two pings lets both be answered`() async throws {
    let run = try await ExampleProcess.run("random ping wait ping --seed 1")
    #expect(run.output == "66\n20\n")
  }

  @Test func `a dismissed request is not answered`() async throws {
    let run = try await ExampleProcess.run("random ping dismiss --delay 3600000")
    #expect(run.end == .exit(0))
    #expect(run.output == "")
  }

  @Test func `quit does not wait for the request under way`() async throws {
    let run = try await ExampleProcess.run("random ping quit ping --delay 3600000")
    #expect(run.end == .exit(0))
    #expect(run.output == "")
  }

  @Test func `options may stand before and after the words`() async throws {
    let run = try await ExampleProcess.run("random --min=7 ping --max 7")
    #expect(run.output == "7\n")
  }

  @Test func `JSON has one line for every transition`() async throws {
    let run = try await ExampleProcess.run("random ping wait dismiss --min 7 --max 7 --json")
    #expect(
      run.output == """
        {"action":"ping","state":"loading"}
        {"action":"response","state":"loaded","value":7}
        {"action":"dismiss","state":"initial"}

        """
    )
  }

  @Test func `verbose tells the transitions on standard error`() async throws {
    let run = try await ExampleProcess.run("random ping --min 7 --max 7 --verbose")
    #expect(run.output == "7\n")
    #expect(run.errors == "ping: initial -> loading\nresponse: loading -> loaded 7\n")
  }

  @Test func `without arguments the examples are listed`() async throws {
    let run = try await ExampleProcess.run("")
    #expect(run.end == .exit(0))
    #expect(run.output.contains("examples random ping"))
    #expect(run.errors == "")
  }

  @Test func `help that was asked for is output`() async throws {
    let run = try await ExampleProcess.run("random ping --help")
    #expect(run.end == .exit(0))
    #expect(run.output.contains("Exit codes"))
    #expect(run.errors == "")
  }

  @Test(arguments: ["", " --json"])
  func `help as a command is no output`(option: String) async throws {
    let run = try await ExampleProcess.run("random help\(option)")
    #expect(run.end == .exit(0))
    #expect(run.output == "")
    #expect(run.errors.contains("dismiss"))
  }

  @Test func `a wrong word is reported before anything is sent`() async throws {
    let run = try await ExampleProcess.run("random ping pnig")
    #expect(run.end == .exit(64))
    #expect(run.output == "")
    #expect(
      run.errors == """
        error: unknown command 'pnig'; did you mean 'ping'?
        Try 'examples random --help'.

        """
    )
  }
}
