import Differences
import Testing

/// Properties, cases, optionals and tuples: one line each, with its path.
struct PropertyTests {
  @Test func `equal values have no difference`() {
    #expect(Difference(from: Sample(), to: Sample()) == nil)
    #expect(Difference(from: 1, to: 1) == nil)
    #expect(Difference(from: (1, "a"), to: (1, "a")) == nil)
  }

  @Test func `a value without parts is shown without a path`() {
    #expect(text(1, 2) == "1 → 2")
    #expect(text(Route.home, .number(3)) == ".home → .number(3)")
    #expect(text(String?.none, "a") == #"nil → "a""#)
  }

  @Test func `a changed property is shown with its path and the others are counted`() {
    #expect(
      text(changing: Sample()) { $0.count = 3 } == """
        count: 0 → 3
        (5 properties unchanged)
        """
    )
  }

  @Test func `every change has a line, in the order of the properties`() {
    let changed = text(changing: Sample()) {
      $0.tags.insert("blue")
      $0.route = .detail(Todo(id: 7))
      $0.user = "Ann"
      $0.todos[2].title = "Oat milk"
      $0.todos.removeFirst()
      $0.todos.append(Todo(id: 9))
      $0.points["b"]?.y = 4
    }
    #expect(
      changed == """
        user: nil → "Ann"
        route: .home → .detail(Todo(id: 7, title: "Tea", isDone: false))
        todos[0]: - Todo(id: 1, title: "Tea", isDone: false)
        todos[id: 3].title: "Tea" → "Oat milk"
        todos[4]: + Todo(id: 9, title: "Tea", isDone: false)
        points["b"].y: 0 → 4
        tags: + "blue"
        (4 properties, 5 elements and 1 entry unchanged)
        """
    )
  }

  @Test func `a case that stays is part of the path to its payload`() {
    #expect(
      text(Route.profile(name: "Ann", age: 4), .profile(name: "Ann", age: 5)) == """
        profile.age: 4 → 5
        (1 property unchanged)
        """
    )
    #expect(text(Route.number(1), .number(2)) == "number: 1 → 2")
    #expect(text(Route.nested(.number(1)), .nested(.number(2))) == "nested.number: 1 → 2")
  }

  @Test func `another case is shown with both payloads`() {
    #expect(
      text(Route.profile(name: "Ann", age: 4), .nested(.home))
        == #".profile(name: "Ann", age: 4) → .nested(.home)"#
    )
  }

  @Test func `an optional that has a value before and after is no part of the path`() {
    #expect(text(changing: [Int?.some(1)]) { $0[0] = 2 } == "[0]: 1 → 2")
    #expect(text(Point?.some(Point()), Point(x: 1)) == "x: 0 → 1\n(1 property unchanged)")
  }

  @Test func `the nils of nested optionals are told apart`() {
    #expect(text(Int??.none, .some(.none)) == "nil → .some(nil)")
    #expect(text(Int???.some(.none), .some(.some(.none))) == ".some(nil) → .some(.some(nil))")
  }

  @Test func `the parts of a tuple have their labels, or their numbers`() {
    #expect(text((x: 1, y: 2), (x: 1, y: 3)) == "y: 2 → 3\n(1 property unchanged)")
    #expect(text((1, "a"), (2, "a")) == "0: 1 → 2\n(1 property unchanged)")
  }

  @Test func `a pair that is too long for a line is written below its path`() {
    let (old, new) = (String(repeating: "a", count: 70), String(repeating: "b", count: 70))
    #expect(
      text(Row(name: old), Row(name: new)) == """
        name:
          - "\(old)"
          + "\(new)"
        (1 property unchanged)
        """
    )
    #expect(text(old, new) == "- \"\(old)\"\n+ \"\(new)\"")
  }

  @Test func `a wrapper that describes itself is read by its description`() {
    struct Money: Hashable, CustomStringConvertible {
      var cents: Int
      var description: String { "\(cents / 100).\(cents % 100) €" }
    }
    #expect(text([Money(cents: 120)], [Money(cents: 150)]) == "[0]: 1.20 € → 1.50 €")
  }

  @Test func `a lazy property has its own name and what macros add is left out`() {
    struct Lazy { lazy var total = 1 }
    var (old, new) = (Lazy(), Lazy())
    _ = old.total
    new.total = 2
    #expect(text(old, new) == "total: 1 → 2")
  }
}
