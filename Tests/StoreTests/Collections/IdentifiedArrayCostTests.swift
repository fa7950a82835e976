import Store
import Testing

/// What is not copied and not compared.
struct IdentifiedArrayCostTests {
  @Test func `F38: comparing a large collection with its copy compares no element`() throws {
    let count = ComparedItem.Count()
    let array = IdentifiedArray((0..<100_000).map { ComparedItem(id: $0, comparisons: count) })
    let copy = array
    for _ in 0..<10_000 {
      try #require(array == copy)
      try #require(count.value == 0)
    }
  }

  @Test func `F38: collections of different lengths compare no element`() {
    let count = ComparedItem.Count()
    let array = IdentifiedArray((0..<100).map { ComparedItem(id: $0, comparisons: count) })
    var longer = array
    longer.append(ComparedItem(id: 100, comparisons: count))
    #expect(array != longer)
    #expect(count.value == 0)
  }

  @Test func `F38: the comparison ends at the first difference`() {
    let count = ComparedItem.Count()
    let array = IdentifiedArray((0..<100).map { ComparedItem(id: $0, comparisons: count) })
    var other = array
    other[4].name = "new"
    #expect(array != other)
    #expect(count.value == 5)
  }

  @Test func `F36: edits in place compare no element`() {
    let count = ComparedItem.Count()
    var array = IdentifiedArray((0..<10_000).map { ComparedItem(id: $0, comparisons: count) })
    for _ in 0..<1_000 {
      array[id: 5_000]?.name += "a"
      array.update(id: 5_000) { $0.name += "b" }
    }
    #expect(count.value == 0 && array[5_000].name.count == 2_000)
  }

  @Test func `F36: edits by id copy no buffer of an element`() {
    var array = IdentifiedArray((0..<100).map(BoxedItem.init))
    for step in 1...100 {
      array[id: 50]?.value = step
      array.update(id: 50) { $0.value = step }
      array[id: 99]?.value = step
    }
    #expect(array[50].copies == 0 && array[99].copies == 0 && array[50].value == 100)
  }

  @Test func `an edit by position, which keeps the old element meanwhile, copies what it changes`()
  {
    var array = IdentifiedArray((0..<100).map(BoxedItem.init))
    array[50].value = 7
    #expect(array[50].copies == 1 && array[50].value == 7)
  }

  @Test func `F36: edits in place leave the elements where they are in memory`() {
    func address(_ array: IdentifiedArray<Int, BoxedItem>) -> UnsafeRawPointer? {
      array.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
    }
    var array = IdentifiedArray((0..<100).map(BoxedItem.init))
    let before = address(array)
    array[50].value = 1
    array[id: 50]?.value = 2
    array.update(id: 50) { $0.value = 3 }
    #expect(before != nil && address(array) == before)
  }

  @Test func `F36: an edit that changes the id copies no buffer of an element`() {
    var array = IdentifiedArray((0..<100).map(BoxedItem.init))
    array[id: 50]?.id = 1_000
    array[id: 1_000]?.value = 1
    #expect(array.ids[50] == 1_000 && array[50].copies == 0)
  }

  @Test func `F36: an edit in place looks the id up once`() {
    struct Row: Identifiable {
      let id: HashedID
      var name = ""
    }
    let hashes = ComparedItem.Count()
    var array = IdentifiedArray((0..<1_000).map { Row(id: HashedID(value: $0, hashes: hashes)) })
    let id = array.ids[500]
    let before = hashes.value
    array[id: id]?.name = "a"
    array.update(id: id) { $0.name = "b" }
    #expect(hashes.value - before == 2)
    array[500].name = "c"
    #expect(hashes.value - before == 2)
  }
}
