import Store
import Testing

/// Removing and reordering.
struct IdentifiedArrayOrderingTests {
  @Test func `removing by id and by position gives the element`() {
    var array = items(1, 2, 3)
    let removed = [array.remove(id: 2), array.remove(id: 2), array.remove(at: 0)]
    #expect(removed == [Item(2, "2"), nil, Item(1, "1")])
    #expect(array.ids == [3] && array.isInStep)
  }

  @Test func `removing by predicate keeps the order of the rest`() {
    var array = items(1, 2, 3, 4, 5)
    array.removeAll { $0.id.isMultiple(of: 2) }
    #expect(array.ids == [1, 3, 5] && array.isInStep)
  }

  @Test func `a predicate that throws changes nothing`() {
    struct Failure: Error {}
    var array = items(1, 2, 3)
    let before = array
    #expect(throws: Failure.self) {
      try array.removeAll { if $0.id == 3 { throw Failure() } else { true } }
    }
    #expect(throws: Failure.self) { try array.sort { _, _ in throw Failure() } }
    #expect(array == before && array.stamp == before.stamp && array.isInStep)
  }

  @Test func `removing all leaves nothing`() {
    var array = items(1, 2)
    array.removeAll()
    #expect(array.isEmpty && array.isInStep && array[id: 1] == nil)
  }

  @Test func `a filtered collection keeps its ids`() {
    let array = items(1, 2, 3).filter { $0.id != 2 }
    #expect(array.ids == [1, 3] && array.isInStep)
    let byName = IdentifiedArray([Item(1, "a"), Item(1, "b")], id: \.name).filter { _ in true }
    #expect(byName.ids == ["a", "b"])
  }

  @Test func `a moved element stands at its target`() {
    var array = items(1, 2, 3, 4)
    array.move(from: 0, to: 2)
    #expect(array.ids == [2, 3, 1, 4] && array.isInStep)
    let moved = [array.move(id: 4, to: 0), array.move(id: 9, to: 0)]
    #expect(moved == [true, false])
    #expect(array.ids == [4, 2, 3, 1] && array.isInStep)
  }

  @Test func `swapping, turning around and sorting reorder ids and elements together`() {
    var array = items(2, 3, 1)
    array.swapAt(0, 2)
    #expect(array.ids == [1, 3, 2] && array.isInStep)
    array.reverse()
    #expect(array.ids == [2, 3, 1] && array.isInStep)
    array.sort { $0.id > $1.id }
    #expect(array.ids == [3, 2, 1] && array.isInStep)
  }

  @Test func `sorting keeps the order of equals`() {
    var array = IdentifiedArray([Item(1, "b"), Item(2, "a"), Item(3, "b"), Item(4, "a")])
    array.sort { $0.name < $1.name }
    #expect(array.ids == [2, 4, 1, 3])
  }

  @Test func `generic algorithms lose no element`() {
    func sort<C: MutableCollection & RandomAccessCollection>(_ items: inout C)
    where C.Element == Item {
      items.sort { $0.id < $1.id }
    }
    var array = items(5, 3, 1, 4, 2)
    sort(&array)
    #expect(array == items(1, 2, 3, 4, 5) && array.isInStep)
    array[1..<4].sort { $0.id > $1.id }
    #expect(array == items(1, 4, 3, 2, 5) && array.isInStep)
    let pivot = array.partition { $0.id > 3 }
    #expect(pivot == 3 && array.count == 5 && array.isInStep)
    array.shuffle()
    #expect(Set(array.ids) == [1, 2, 3, 4, 5] && array.isInStep)
  }
}
