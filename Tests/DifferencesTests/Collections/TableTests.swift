import Differences
import Testing

/// Dictionaries and sets, in the order of their keys.
struct TableTests {
  @Test func `entries are shown by key, those that stay are counted`() {
    #expect(
      text(["ann": 1, "bob": 2, "cy": 3, "di": 4], ["ann": 1, "bob": 5, "di": 4, "ed": 6]) == """
        ["bob"]: 2 → 5
        ["cy"]: - 3
        ["ed"]: + 6
        (2 entries unchanged)
        """
    )
  }

  @Test func `numbers are sorted by size and texts by their characters`() {
    let old = Dictionary(uniqueKeysWithValues: (0..<12).map { ($0, 0) })
    #expect(
      text(old, old.mapValues { $0 + 1 }).split(separator: "\n").map { $0.prefix { $0 != ":" } }
        == (0..<12).map { "[\($0)]" }
    )
    #expect(
      text(Set(["b", "c"]), ["a", "d", "b"]) == """
        - "c"
        + "a"
        + "d"
        (1 element unchanged)
        """
    )
  }

  @Test func `changes within entries have their whole path`() {
    let old = ["x": ["a": [1, 2], "b": [3]], "y": [:]]
    var new = old
    new["x"]?["a"]?[1] = 9
    new["y"]?["c"] = []
    #expect(
      text(old, new) == """
        ["x"]["a"][1]: 2 → 9
        ["y"]: [:] → ["c": []]
        (1 element and 1 entry unchanged)
        """
    )
  }

  @Test func `an entry whose value is nil is not an entry that is missing`() {
    let old: [String: Int?] = ["a": nil, "b": 1]
    #expect(text(old, ["b": 1]) == "[\"a\"]: - nil\n(1 entry unchanged)")
    #expect(text(old, ["a": 2, "b": 1]) == "[\"a\"]: nil → 2\n(1 entry unchanged)")
  }

  @Test func `elements of a set with the same id are one that has changed`() {
    #expect(
      text(Set([Todo(id: 1), Todo(id: 2)]), [Todo(id: 1, title: "Milk"), Todo(id: 2)]) == """
        [id: 1].title: "Tea" → "Milk"
        (2 properties and 1 element unchanged)
        """
    )
  }

  @Test func `values that can't be compared are compared by their parts`() {
    struct Loose { var name = "a" }
    let old = ["x": Loose(), "y": Loose()]
    #expect(text(old, old) == "")
    #expect(
      text(changing: old) { $0["y"]?.name = "b" } == """
        ["y"].name: "a" → "b"
        (1 entry unchanged)
        """
    )
  }

  @Test func `keys that read the same have a stable order too`() {
    struct Key: Hashable, CustomStringConvertible {
      var number: Int
      var description: String { "key" }
    }
    let keys = (0..<50).map { Key(number: $0) }
    let old = Dictionary(uniqueKeysWithValues: keys.map { ($0, "old") })
    let new = Dictionary(uniqueKeysWithValues: keys.map { ($0, "new \($0.number % 7)") })
    let lines = text(old, new).split(separator: "\n").dropLast()
    #expect(lines == lines.sorted()[...])
  }

  @Test func `pairs that are no dictionary keep their order`() {
    let old: KeyValuePairs = ["b": 1, "a": 2]
    let new: KeyValuePairs = ["b": 1, "a": 3]
    #expect(text(old, new) == "[1].1: 2 → 3\n(1 property and 1 element unchanged)")
  }

  @Test func `the keys of a dictionary are in no order`() {
    let table = Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, $0) })
    #expect(shortDescription(of: table.keys) == shortDescription(of: Set(0..<20)))
    #expect(shortDescription(of: table.values) == shortDescription(of: Set(0..<20)))
  }
}
