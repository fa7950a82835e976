import Differences
import Store
import Testing

/// Ordered collections: what was inserted, removed, moved and changed.
struct ListTests {
  @Test func `numbers that were inserted and removed have the index that they are at`() {
    #expect(
      text([1, 2, 3, 4], [1, 3, 4, 5, 6]) == """
        [1]: - 2
        [3]: + 5
        [4]: + 6
        (3 elements unchanged)
        """
    )
  }

  @Test func `a number in the place of another is one change`() {
    #expect(text([1, 2, 3], [1, 9, 3]) == "[1]: 2 → 9\n(2 elements unchanged)")
  }

  @Test func `a number that has moved is one line`() {
    #expect(text([1, 2, 3, 4], [4, 1, 2, 3]) == "[3]: 4 moved to [0]\n(3 elements unchanged)")
  }

  @Test func `a collection that was or becomes empty is shown as a whole`() {
    #expect(text([Int](), [1, 2]) == "[] → [1, 2]")
    #expect(text([1: 1], [:]) == "[1: 1] → [:]")
    #expect(text(Set<Int>(), [1]) == "[] → [1]")
  }

  @Test func `elements with an id are told apart by it`() {
    var todos = (1...6).map { Todo(id: $0) }
    let old = todos
    todos.swapAt(0, 5)
    todos[2].isDone = true
    todos.remove(at: 3)
    todos.insert(Todo(id: 9), at: 1)
    #expect(
      text(old, todos) == """
        [id: 6]: [5] moved to [0]
        [1]: + Todo(id: 9, title: "Tea", isDone: false)
        [id: 3].isDone: false → true
        [3]: - Todo(id: 4, title: "Tea", isDone: false)
        [id: 1]: [0] moved to [5]
        (2 properties and 2 elements unchanged)
        """
    )
  }

  @Test func `an element that moves and changes has a line for each`() {
    #expect(
      text([Todo(id: 1), Todo(id: 2)], [Todo(id: 2, title: "Milk"), Todo(id: 1)]) == """
        [id: 2]: [1] moved to [0]
        [id: 2].title: "Tea" → "Milk"
        (2 properties and 1 element unchanged)
        """
    )
  }

  @Test func `elements that have the same id are paired one by one`() {
    let old = [Todo(id: 1), Todo(id: 1, title: "Milk"), Todo(id: 2)]
    #expect(
      text(old, [Todo(id: 1), Todo(id: 1, title: "Oats")]) == """
        [id: 1].title: "Milk" → "Oats"
        [2]: - Todo(id: 2, title: "Tea", isDone: false)
        (2 properties and 1 element unchanged)
        """
    )
  }

  @Test func `elements without an id that are half alike are paired`() {
    let old = [Row(name: "a", count: 1), Row(name: "b", count: 2), Row(name: "c", count: 3)]
    let new = [Row(name: "new", count: 9), Row(name: "b", count: 5), Row(name: "c", count: 3)]
    #expect(
      text(old, [new[0]] + [old[0]] + new[1...]) == """
        [0]: + Row(name: "new", count: 9)
        [2].count: 2 → 5
        (1 property and 2 elements unchanged)
        """
    )
    #expect(
      text(Array(old[..<2]), [new[0], Row(name: "z", count: 8), Row(name: "b", count: 4)]) == """
        [0]: - Row(name: "a", count: 1)
        [0]: + Row(name: "new", count: 9)
        [1]: + Row(name: "z", count: 8)
        [2].count: 2 → 4
        (1 property unchanged)
        """
    )
  }

  @Test func `elements that can't be hashed or compared are compared by their parts`() {
    struct Loose {
      var name: String
      var tags: [Int] = []
    }
    let old = ["a", "b", "c", "d"].map { Loose(name: $0) }
    var new = old
    new[3].tags = [7]
    new.insert(Loose(name: "x"), at: 1)
    #expect(
      text(old, new) == """
        [1]: + Loose(name: "x", tags: [])
        [4].tags: [] → [7]
        (1 property and 3 elements unchanged)
        """
    )
  }

  @Test func `an identified array is compared by its ids`() {
    let old: IdentifiedArrayOf<Todo> = [Todo(id: 1), Todo(id: 2), Todo(id: 3)]
    var new = old
    new[id: 2]?.title = "Milk"
    new.remove(id: 1)
    #expect(
      text(old, new) == """
        [0]: - Todo(id: 1, title: "Tea", isDone: false)
        [id: 2].title: "Tea" → "Milk"
        (2 properties and 1 element unchanged)
        """
    )
  }

  @Test func `an identified array names its elements by the ids at its key path`() {
    let old = IdentifiedArray([Row(name: "a"), Row(name: "b"), Row(name: "c")], id: \.name)
    var new = old
    new[id: "b"]?.count = 4
    new.remove(id: "a")
    #expect(
      text(old, new) == """
        [0]: - Row(name: "a", count: 0)
        [id: b].count: 0 → 4
        (1 property and 1 element unchanged)
        """
    )
  }

  @Test func `a slice is compared as the collection that it is`() {
    #expect(text([1, 2, 3, 4][1...], [1, 2, 9, 4][1...]) == "[1]: 3 → 9\n(2 elements unchanged)")
  }

  @Test func `objects are told apart by their identity, which is not shown`() {
    final class Item: Identifiable {
      var count: Int
      init(_ count: Int) { self.count = count }
    }
    let items = [Item(1), Item(2), Item(3)]
    #expect(
      text(items, [items[2], items[0], items[1]])
        == "[2]: Item(count: 3) moved to [0]\n(2 elements unchanged)"
    )
  }
}
