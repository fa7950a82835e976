import Differences
import Testing

/// Unequal values always have a text, even if they look the same.
struct NeverEmptyTests {
  @Test func `a number that is unequal to itself is said to be`() {
    #expect(text(Double.nan, .nan) == "nan (unequal by its ==, though no part is seen to differ)")
    struct State: Equatable { var ratio = Float.nan }
    #expect(text(State(), State()).hasPrefix("ratio: nan (unequal by its =="))
    #expect(text([1, .nan], [1, Double.nan]).hasPrefix("[1]: nan (unequal by its =="))
  }

  @Test func `what is equal to Swift and not to an == of bits is found`() {
    struct Bits: Equatable {
      var value: Double
      static func == (left: Self, right: Self) -> Bool {
        left.value.bitPattern == right.value.bitPattern
      }
    }
    #expect(text(Bits(value: 0.0), Bits(value: -0.0)) == "value: 0.0 → -0.0")
    #expect(text(0.0, -0.0) == "")
  }

  @Test func `values of different types that read the same have their types`() {
    #expect(text(1.0 as Any, Float(1) as Any) == "1.0 (Double) → 1.0 (Float)")
    #expect(text(["a": 1 as Any], ["a": 1 as Int8 as Any]) == #"["a"]: 1 (Int) → 1 (Int8)"#)
    #expect(text([1, 2] as Any, Set([1, 2]) as Any) == "[1, 2] (Array<Int>) → [1, 2] (Set<Int>)")
  }

  @Test func `types of the same name have their modules or contexts`() {
    enum First { struct Box { var value = 1 } }
    enum Second { struct Box { var value = 1 } }
    let changed = text(First.Box() as Any, Second.Box() as Any)
    #expect(changed.contains("First.Box") && changed.contains("Second.Box"))
    #expect(!changed.contains("unknown context"))
  }

  @Test func `an == that says no although all parts are equal is named`() {
    struct Stubborn: Equatable {
      var name = "a"
      static func == (left: Self, right: Self) -> Bool { false }
    }
    struct State: Equatable {
      var stubborn = Stubborn()
      var count = 0
    }
    #expect(
      text(State(), State()) == """
        stubborn: Stubborn(name: "a") (unequal by its ==, though no part is seen to differ)
        (1 property unchanged)
        """
    )
  }

  @Test func `an == that says yes is believed`() {
    struct Cached: Equatable {
      var name = "a"
      var cache = 0
      static func == (left: Self, right: Self) -> Bool { left.name == right.name }
    }
    #expect(text([Cached(cache: 1)], [Cached(cache: 2)]) == "")
    #expect(
      text([Cached(cache: 1), Cached()], [Cached(cache: 2), Cached(name: "b")]) == """
        [1].name: "a" → "b"
        (1 property and 1 element unchanged)
        """
    )
  }

  @Test func `an == that looks behind a part's == finds the part`() {
    struct Cached: Equatable {
      var cache = 0
      static func == (left: Self, right: Self) -> Bool { true }
    }
    struct State: Equatable {
      var cached: [Cached]
      static func == (left: Self, right: Self) -> Bool {
        left.cached.map(\.cache) == right.cached.map(\.cache)
      }
    }
    #expect(
      text(State(cached: [Cached(), Cached()]), State(cached: [Cached(), Cached(cache: 2)])) == """
        cached[1].cache: 0 → 2
        (1 element unchanged)
        """
    )
  }

  @Test func `strings that differ in their scalars only are shown by them`() {
    struct Exact: Equatable {
      var text: String
      static func == (left: Self, right: Self) -> Bool {
        left.text.unicodeScalars.elementsEqual(right.text.unicodeScalars)
      }
    }
    #expect(
      text(Exact(text: "\u{E9}"), Exact(text: "e\u{301}")) == #"text: "\u{E9}" → "e\u{301}""#
    )
  }

  @Test func `values that hide their parts are said to read the same`() {
    struct Hidden: Equatable, CustomReflectable, CustomStringConvertible {
      var number: Int
      var description: String { "hidden" }
      var customMirror: Mirror { Mirror(self, children: [:]) }
    }
    #expect(
      text(Hidden(number: 1), Hidden(number: 2))
        == "hidden (unequal by its ==, though no part is seen to differ)"
    )
  }

  @Test func `cases that read the same are not`() {
    enum Shy: Equatable, CustomStringConvertible {
      case one, two
      var description: String { "shy" }
    }
    #expect(text(Shy.one, .two) == "shy (unequal by its ==, though no part is seen to differ)")
  }

  @Test func `long texts that begin alike are shown where they differ`() {
    struct Wide: Hashable, CustomStringConvertible {
      var number: Int
      var description: String { String(repeating: "w", count: 300) + "\(number)" }
    }
    let changed = text(Wide(number: 1), Wide(number: 2))
    #expect(changed == "…wwwwwwwwwwww1 → …wwwwwwwwwwww2")
  }

  @Test func `an == that answers at random does not trap`() {
    struct Fickle: Hashable {
      var number: Int
      static func == (left: Self, right: Self) -> Bool { .random() }
      func hash(into hasher: inout Hasher) { hasher.combine(Int.random(in: 0...1)) }
    }
    for _ in 0..<100 {
      _ = text((0..<5).map { Fickle(number: $0) }, (1..<7).map { Fickle(number: $0) })
    }
  }
}
