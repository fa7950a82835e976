/// A state of dictionaries and sets in each other.
struct ProbeState: Equatable {
  enum Key: Hashable {
    case number(Int)
    case words(Set<String>)
  }

  /// Cannot be compared but by its parts.
  struct Loose {
    var tags: Set<Int>
    var names: [String: Int]
  }

  struct Point: Hashable, Comparable {
    var x: Int
    static func < (left: Self, right: Self) -> Bool { left.x < right.x }
  }

  var table: [String: [String: Set<Int>]]
  var keys: [Key: [Int]]
  var sets: Set<Set<String>>
  var points: [Point: String]
  var mixed: Set<AnyHashable>
  var loose: [Int: Loose]

  init(salt: Int) {
    let numbers = 0..<6
    table = Self.dictionary(numbers) { outer in
      ("outer \(outer)", Self.dictionary(numbers) { ("inner \($0)", [$0, $0 * salt, outer]) })
    }
    keys = Self.dictionary(numbers) { number in
      number.isMultiple(of: 2)
        ? (.number(number), [number * salt])
        : (.words(["\(number)", "word", "\(number + 1)"]), [number, salt])
    }
    sets = Set(numbers.map { ["a\($0)", "b\($0 * salt)", "c"] })
    points = Self.dictionary(numbers) { (Point(x: $0), "point \($0 * salt)") }
    mixed = Set(numbers.flatMap { [$0 as AnyHashable, "\($0)", Point(x: $0 * salt), [$0]] })
    loose = Self.dictionary(numbers) {
      ($0, Loose(tags: [$0, $0 + 1, $0 * salt], names: ["a": $0, "b": salt, "c": 1]))
    }
  }

  static func == (left: Self, right: Self) -> Bool { false }

  private static func dictionary<Key: Hashable, Value>(
    _ numbers: Range<Int>,
    _ pair: (Int) -> (Key, Value)
  ) -> [Key: Value] {
    Dictionary(numbers.map(pair)) { first, _ in first }
  }
}
