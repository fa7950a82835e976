import Examples
import Testing

struct UsageErrorTests {
  @Test func `an unknown word is told with the nearest one`() {
    let error = UsageError.unknown("command", "pnig", among: ["ping", "wait"])
    #expect(error.description == "unknown command 'pnig'; did you mean 'ping'?")
  }

  @Test func `an unknown word that is like none is told with all of them`() {
    let error = UsageError.unknown("command", "xyz", among: ["ping", "wait"])
    #expect(error.description == "unknown command 'xyz'; try ping, wait")
  }

  @Test func `control characters of the user do not reach the terminal`() {
    #expect(UsageError.quoted("a\u{1B}[2J\nb") == "'a\u{FFFD}[2J\u{FFFD}b'")
  }

  @Test func `a long word is shortened`() {
    let text = UsageError.quoted(String(repeating: "x", count: 100))
    #expect(text == "'" + String(repeating: "x", count: 40) + "…'")
  }
}
