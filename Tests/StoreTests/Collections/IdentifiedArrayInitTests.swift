import Store
import Testing

/// How a collection comes into being, and what becomes of two elements with one id.
struct IdentifiedArrayInitTests {
  private let twice = [Item(1, "a"), Item(2, "b"), Item(1, "c")]

  @Test func `an empty collection is empty and has the stamp zero`() {
    let array = IdentifiedArrayOf<Item>()
    #expect(array.isEmpty && array.ids.isEmpty && array.stamp == 0 && array.isInStep)
    #expect(IdentifiedArrayOf<Item>([]).stamp == 0)
    #expect(IdentifiedArray<String, Item>([], id: \.name).stamp == 0)
  }

  @Test func `the first of two elements with one id is taken`() {
    let array = IdentifiedArray(twice)
    #expect(array.elements == [Item(1, "a"), Item(2, "b")])
    #expect(array.isInStep)
  }

  @Test func `a literal takes the first of two elements with one id`() {
    let array: IdentifiedArrayOf<Item> = [Item(1, "a"), Item(1, "b")]
    #expect(array.elements == [Item(1, "a")])
  }

  @Test func `elements are identified by any key path`() {
    let array = IdentifiedArray(twice, id: \.name)
    #expect(array.ids == ["a", "b", "c"])
    #expect(array[id: "c"] == Item(1, "c"))
  }

  @Test func `combining decides between the earlier and the later element`() {
    let array = IdentifiedArray(twice) { Item($0.id, $0.name + $1.name) }
    #expect(array.elements == [Item(1, "ac"), Item(2, "b")])
    let last = IdentifiedArray(twice, id: \.id) { $1 }
    #expect(last.elements == [Item(1, "c"), Item(2, "b")])
  }

  @Test func `combining to another's id drives that one out`() {
    let array = IdentifiedArray(twice) { earlier, _ in Item(2, earlier.name) }
    #expect(array.elements == [Item(2, "a")])
    #expect(array.isInStep)
  }

  @Test func `what combining throws comes through`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      _ = try IdentifiedArray(twice) { _, _ in throw Failure() }
    }
  }
}
