import Differences
import Effects
import TestSupport
import Testing

/// Texts and work are bounded, whatever the values are.
struct BoundsTests {
  @Test func `F66: one change in an array of 100 000 elements is one line`() throws {
    let old = (0..<100_000).map { Todo(id: $0) }
    var new = old
    new[50_000].title = "Milk"
    let difference = try #require(Difference(from: old, to: new))
    #expect(
      difference.description == """
        [id: 50000].title: "Tea" → "Milk"
        (2 properties and 99999 elements unchanged)
        """
    )
    #expect(difference.stepCount < 10_000)
  }

  @Test func `F66: an array of 20 000 elements that all change stays under 40 lines`() throws {
    let old = (0..<20_000).map { Todo(id: $0) }
    for new in [
      old.map { Todo(id: $0.id, title: "Milk") }, old.reversed(), old.map { Todo(id: $0.id + 7) },
    ] {
      let difference = try #require(Difference(from: old, to: new))
      #expect(difference.isComplete)
      #expect(difference.description.split(separator: "\n").count < 40)
    }
  }

  @Test func `a collection leaves room for what comes after it`() {
    struct State: Equatable {
      var numbers = Array(0..<100)
      var others = Array(0..<100)
      var count = 0
    }
    let new = State(numbers: Array(100..<200), others: Array(200..<300), count: 1)
    let lines = text(State(), new).split(separator: "\n")
    #expect(lines.count == 25)
    #expect(lines[14] == "numbers[14]: 14 → 114")
    #expect(lines[15] == "numbers: … and 85 more differences")
    #expect(lines[23] == "others: … and 93 more differences")
    #expect(lines[24] == "count: 0 → 1")
  }

  @Test func `what does not fit is counted`() throws {
    struct State: Equatable { var (a, b, c, d) = (1, 2, 3, 4) }
    let new = State(a: 2, b: 3, c: 4, d: 5)
    let difference = try #require(
      Difference(from: State(), to: new, limits: DifferenceLimits(lines: 2))
    )
    #expect(difference.description == "a: 1 → 2\nb: 2 → 3\n… and 2 more differences")
    #expect(difference.hiddenCount == 2)
  }

  @Test(arguments: [Int.min, -1, 0, 1, 2, 3])
  func `limits that make no sense still give a text`(limit: Int) {
    let limits = DifferenceLimits(lines: limit, columns: limit, depth: limit, steps: limit)
    let long = String(repeating: "a", count: 200)
    for new in [Sample(count: 1), Sample(user: long), Sample(todos: []), Sample(points: [:])] {
      #expect(!text(Sample(), new, limits).isEmpty)
    }
  }

  @Test(arguments: [1, 10, 100, 1000, 5000])
  func `a comparison that runs out of steps says so`(steps: Int) throws {
    struct Loose { var number: Int }
    let old = (0..<5000).map { Loose(number: $0) }
    var new = old
    new[4000].number = -1
    let limits = DifferenceLimits(steps: steps)
    let difference = try #require(Difference(from: old, to: new, limits: limits))
    #expect(!difference.isComplete)
    #expect(difference.stepCount == steps)
    #expect(
      difference.description.hasSuffix(
        "(compared in part: the limits are \(steps) steps and 64 levels)"
      )
    )
  }

  @Test func `dictionaries that are too large are not compared in part`() {
    let old = Dictionary(uniqueKeysWithValues: (0..<1000).map { ($0, $0) })
    #expect(
      text(old, old.mapValues { $0 + 1 }, DifferenceLimits(steps: 1000)) == """
        differs, and has too many entries to be compared
        (compared in part: the limits are 1000 steps and 64 levels)
        """
    )
  }

  @Test func `nesting of 10 000 levels is compared on a stack of 512 KiB`() async {
    await SmallStack.run {
      final class Level {
        var next: Level?
        let value: Int
        init(_ next: Level?, _ value: Int) { (self.next, self.value) = (next, value) }
      }
      func chain(_ value: Int, changed: Int) -> [Level] {
        var levels: [Level] = []
        for depth in 0..<10_000 {
          levels.append(Level(levels.last, depth == changed ? value : 0))
        }
        return levels
      }
      let (old, new) = (chain(1, changed: 9_990), chain(2, changed: 9_990))
      defer { for level in old + new { level.next = nil } }
      #expect(
        text(old.last, new.last).hasPrefix(
          "next.next.next.(2 more).next.next.next.next.value: 1 → 2"
        )
      )
      #expect(!shortDescription(of: old.last, columns: 10_000).isEmpty)
      let (deepOld, deepNew) = (chain(1, changed: 0), chain(2, changed: 0))
      defer { for level in deepOld + deepNew { level.next = nil } }
      _ = text(deepOld.last, deepNew.last)
    }
  }

  @Test func `nested values of all kinds are compared on a stack of 512 KiB`() async {
    await SmallStack.run {
      func nest(_ value: Int) -> Any {
        var nested: Any = value
        for level in 0..<200 {
          switch level % 5 {
          case 0: nested = [nested]
          case 1: nested = ["key": nested]
          case 2: nested = (1, nested)
          case 3: nested = Any?.some(nested) as Any
          default: nested = Result<Any, Never>.success(nested)
          }
        }
        return nested
      }
      _ = text(nest(1), nest(2))
      let same = text(nest(1), nest(1))
      #expect(same.hasPrefix("no difference as far as they were compared"))
    }
  }

  @Test func `a mirror that never ends is followed for some levels`() {
    struct Endless: Equatable, CustomReflectable {
      var number: Int
      var customMirror: Mirror {
        Mirror(self, children: ["self": Endless(number: number)], displayStyle: .optional)
      }
    }
    let changed = text(Endless(number: 1), Endless(number: 2))
    #expect(changed.hasPrefix("differs, and was not compared to its end"))
    #expect(shortDescription(of: Endless(number: 1)) == "…")
  }

  @Test func `mirrors with other fields each time are compared by their names`() {
    struct Open: CustomReflectable {
      var fields: KeyValuePairs<String, Any>
      var customMirror: Mirror { Mirror(self, children: fields, displayStyle: .struct) }
    }
    #expect(
      text(Open(fields: ["a": 1, "b": 2, "c": 3]), Open(fields: ["b": 4, "a": 1, "d": 5])) == """
        b: 2 → 4
        c: - 3
        d: + 5
        """
    )
  }

  @Test func `a description of a million characters is cut`() {
    struct Endless: CustomStringConvertible {
      var description: String { String(repeating: "x", count: 1_000_000) }
    }
    #expect(shortDescription(of: Endless(), columns: 20) == String(repeating: "x", count: 19) + "…")
  }
}
