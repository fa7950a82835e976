import Examples
import Testing

struct NearestWordTests {
  @Test(arguments: [
    ("ping", "ping", 0), ("pnig", "ping", 1), ("pin", "ping", 1), ("pings", "ping", 1),
    ("pong", "ping", 1), ("", "ping", 4), ("ping", "", 4), ("dimsiss", "dismiss", 1),
    ("kitten", "sitting", 3),
  ])
  func `a distance counts single edits and swapped neighbours`(
    first: String,
    second: String,
    edits: Int
  ) {
    #expect(NearestWord.distance(first, second) == edits)
    #expect(NearestWord.distance(second, first) == edits)
  }

  @Test(arguments: [
    ("pnig", "ping"), ("PING", "ping"), ("dismis", "dismiss"), ("wiat", "wait"), ("hel", "help"),
    ("qiut", "quit"),
  ])
  func `the word with the fewest edits is the nearest`(word: String, nearest: String) {
    #expect(NearestWord.nearest(to: word, among: Self.commands) == nearest)
  }

  @Test(arguments: ["", "xyz", "wonderful", String(repeating: "ping", count: 1000)])
  func `a word that is like none has no nearest`(word: String) {
    #expect(NearestWord.nearest(to: word, among: Self.commands) == nil)
  }

  private static let commands = RandomCommand.allCases.map(\.rawValue)
}
