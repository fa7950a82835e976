import Examples
import Foundation
import Testing

struct RandomOptionsTests {
  @Test func `without arguments everything has its default`() throws {
    let options = try RandomOptions(parsing: [])
    #expect(options == RandomOptions())
    #expect(options.commands.isEmpty)
    #expect(options.minimum...options.maximum == 1...100)
  }

  @Test func `every option is read`() throws {
    let options = try RandomOptions(
      parsing: [
        "ping", "--min", "-3", "--max=+3", "--seed", "7", "--reject-odd", "--delay", "20",
        "--timeout", "0.5", "--contact", "me@example.com", "--json", "--verbose", "quit",
      ])
    var expected = RandomOptions()
    expected.commands = [.ping, .quit]
    expected.minimum = -3
    expected.maximum = 3
    expected.seed = 7
    expected.rejectsOdd = true
    expected.delay = .milliseconds(20)
    expected.timeout = .milliseconds(500)
    expected.contact = "me@example.com"
    expected.printsJSON = true
    expected.isVerbose = true
    #expect(options == expected)
  }

  @Test(arguments: ["ping", "--json", "--verbose", "--replay x.trace"])
  func `keys have the terminal to themselves`(other: String) throws {
    #expect(try RandomOptions(parsing: ["--keys"]).takesKeys)
    let words = (["--keys"] + other.split(separator: " ").map(String.init))
    #expect(throws: UsageError.self) { try RandomOptions(parsing: words) }
  }

  @Test func `the last of equal options counts`() throws {
    #expect(try RandomOptions(parsing: ["--max", "5", "--max", "6"]).maximum == 6)
  }

  @Test(arguments: [
    "--min x", "--max 1.5", "--max 99999999999999999999", "--seed -1", "--delay -1", "--delay 1.5",
    "--delay 99999999999", "--timeout -1", "--timeout nan", "--timeout inf", "--timeout 0x1",
    "--timeout 1e3", "--timeout .", "--timeout 99999999999", "--contact nobody", "--contact a@b@c",
    "--contact @", "--source ftp://host", "--source http://", "--source http://host:99999",
    "--source locl", "--min 2 --max 1", "--seed 1 --source random.org", "pnig", "ping --jsn",
  ])
  func `a wrong value is a usage error`(line: String) {
    #expect(throws: UsageError.self) {
      try RandomOptions(parsing: line.split(separator: " ").map(String.init))
    }
  }

  @Test(arguments: ["0", "65536", "99999", "99999999999999999999"])
  func `a port that does not exist is named as the mistake`(port: String) {
    let mistake = "the port of 'http://h:\(port)' must lie between 1 and 65535"
    #expect(throws: UsageError(mistake)) { try NumberSource(parsing: "http://h:\(port)") }
  }

  @Test func `of several mistakes the first is reported`() {
    #expect(throws: UsageError("unknown command 'pnig'; did you mean 'ping'?")) {
      try RandomOptions(parsing: ["pnig", "wiat", "--min", "x"])
    }
  }

  @Test(arguments: [
    ("local", NumberSource.local), ("random.org", .randomDotOrg),
  ])
  func `a source has a name`(text: String, source: NumberSource) throws {
    #expect(try NumberSource(parsing: text) == source)
  }

  @Test(arguments: ["http://127.0.0.1:8080", "https://example.com/base", "HTTP://host"])
  func `a source may be a URL`(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(try NumberSource(parsing: text) == .service(url))
  }
}
