import Differences
import Testing

/// Values as one short line.
struct ShortDescriptionTests {
  private enum Action {
    case tap
    case response(Result<Int, any Error>)
    case moved(x: Int, y: Int)
    case row(id: Int, action: Route)
  }

  @Test func `an action is its case and its payload, without the names of types`() {
    #expect(shortDescription(of: Action.tap) == ".tap")
    #expect(shortDescription(of: Action.response(.success(4))) == ".response(.success(4))")
    #expect(shortDescription(of: Action.moved(x: 1, y: 2)) == ".moved(x: 1, y: 2)")
    #expect(
      shortDescription(of: Action.row(id: 3, action: .number(4)))
        == ".row(id: 3, action: .number(4))"
    )
  }

  @Test func `a struct has its name and its properties`() {
    #expect(shortDescription(of: Todo(id: 1)) == #"Todo(id: 1, title: "Tea", isDone: false)"#)
    struct Box<Value> { var value: Value }
    #expect(shortDescription(of: Box(value: [1, 2])) == "Box(value: [1, 2])")
    struct Empty {}
    #expect(shortDescription(of: Empty()) == "Empty()")
  }

  @Test func `dictionaries and sets are sorted, numbers by size`() {
    #expect(shortDescription(of: [10: "b", 9: "a", -1: "c"]) == #"[-1: "c", 9: "a", 10: "b"]"#)
    #expect(shortDescription(of: Set(["b", "c", "a"])) == #"["a", "b", "c"]"#)
    let nested: [Set<Int>: [String: Int]] = [[3, 1, 2]: ["b": 1, "a": 2], []: [:]]
    #expect(shortDescription(of: nested) == #"[[1, 2, 3]: ["a": 2, "b": 1], []: [:]]"#)
    #expect(shortDescription(of: [AnyHashable: Int]()) == "[:]")
  }

  @Test func `keys of several types have one order`() {
    let keys: Set<AnyHashable> = ["1", 1, 2.5, Point(x: 1), Route.home, "b"]
    #expect(shortDescription(of: keys) == #"[1, 2.5, .home, "1", Point(x: 1, y: 0), "b"]"#)
  }

  @Test func `pairs keep their order`() {
    let pairs: KeyValuePairs = ["b": 1, "a": 2]
    #expect(shortDescription(of: pairs) == #"[("b", 1), ("a", 2)]"#)
  }

  @Test func `nil, nothing and values in an existential are read as themselves`() {
    #expect(shortDescription(of: Int?.none) == "nil")
    #expect(shortDescription(of: ()) == "()")
    #expect(shortDescription(of: AnyHashable(3)) == "3")
    #expect(shortDescription(of: [1, "a", nil] as [Any?]) == #"[1, "a", nil]"#)
  }

  @Test func `what is too long is cut`() {
    #expect(shortDescription(of: Array(0..<1000), columns: 12) == "[0, 1, 2, 3…")
    #expect(shortDescription(of: String(repeating: "a", count: 1000), columns: 8) == "\"aaaaaa…")
    #expect(shortDescription(of: Todo(id: 1), columns: 1) == "…")
    for columns in 1...40 {
      let text = shortDescription(of: Todo(id: 1), columns: columns)
      #expect(text.count == min(columns, #"Todo(id: 1, title: "Tea", isDone: false)"#.count))
      #expect((text.last == "…") == (columns < 40))
    }
    #expect(
      shortDescription(of: Dictionary(uniqueKeysWithValues: (0..<5000).map { ($0, 0) }))
        == "(5000 entries)"
    )
  }

  @Test func `an address is not shown`() {
    final class Box { let value = 1 }
    #expect(shortDescription(of: Box()) == "Box(value: 1)")
    #expect(shortDescription(of: ObjectIdentifier(Box.self)) == "ObjectIdentifier(…)")
    #expect(shortDescription(of: UnsafeRawPointer(bitPattern: 64)) == "UnsafeRawPointer(…)")
  }

  @Test func `a text of several lines stays on one`() {
    struct Poem: CustomStringConvertible { var description: String { "one\ntwo\r\nthree" } }
    #expect(shortDescription(of: Poem()) == "one two three")
    #expect(shortDescription(of: "one\ntwo") == #""one\ntwo""#)
  }

  @Test func `it is never empty`() {
    struct Silent: CustomStringConvertible { var description: String { "" } }
    #expect(shortDescription(of: Silent()) == "(Silent)")
    #expect(shortDescription(of: "") == "\"\"")
  }
}
