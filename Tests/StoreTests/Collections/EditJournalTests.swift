import Effects
import Store
import Testing

/// What a collection remembers of its edits: which elements have been touched since an edition.
struct EditJournalTests {
  /// What has been touched by some edits of rows 1, 2 and 3.
  private func touched(_ edit: (inout IdentifiedArrayOf<Item>) -> Void) -> [Int]? {
    var array = items(1, 2, 3)
    let edition = array.edition
    edit(&array)
    return array.ids(touchedSince: edition).map { Set($0).sorted() }
  }

  @Test func `each edit lists what it touches`() {
    #expect(touched { _ in } == [])
    #expect(touched { $0[id: 2]?.name = "new" } == [2])
    #expect(touched { $0[1].name = "new" } == [2])
    #expect(touched { $0.update(id: 3) { $0.name = "new" } } == [3])
    #expect(touched { $0.append(Item(4)) } == [4])
    #expect(touched { $0.insert(Item(4), at: 0) } == [4])
    #expect(touched { $0.updateOrAppend(Item(2)) } == [2])
    #expect(touched { $0.remove(id: 1) } == [1])
    #expect(touched { $0[id: 1] = nil } == [1])
    #expect(touched { $0[id: 1]?.id = 4 } == [1, 4])
    #expect(touched { $0[id: 1]?.id = 2 } == [1, 2])
    #expect(touched { $0[0] = Item(3) } == [1, 3])
    #expect(touched { $0[0] = Item(5) } == [1, 5])
  }

  @Test func `an edit without effect lists nothing`() {
    #expect(touched { $0.append(Item(1)) } == [])
    #expect(touched { $0.remove(id: 9) } == [])
    #expect(touched { $0[id: 9]?.name = "new" } == [])
    #expect(touched { $0.sort { $0.id < $1.id } } == [])
  }

  @Test func `after an edit of the whole nobody knows`() {
    #expect(touched { $0.removeAll { $0.id == 1 } } == nil)
    #expect(touched { $0.removeAll() } == nil)
    #expect(touched { $0 = items(1, 2, 3) } == nil)
    #expect(touched { $0.reverse() } == nil)
  }

  @Test func `the edits of a copy are not those of the original`() {
    var (array, copy) = (items(1, 2), items())
    copy = array
    let edition = array.edition
    array[id: 1]?.name = "new"
    copy[id: 2]?.name = "new"
    #expect(array.ids(touchedSince: edition) == [1] && copy.ids(touchedSince: edition) == [2])
    #expect(array.ids(touchedSince: copy.edition) == nil)
  }

  @Test func `a journal begins anew before it has grown longer than a quarter of the collection`() {
    var array = IdentifiedArray((0..<400).map { Item($0) })
    let edition = array.edition
    for id in 0..<100 { array[id: id]?.name = "new" }
    #expect(array.ids(touchedSince: edition)?.count == 100)
    let later = array.edition
    array[id: 100]?.name = "new"
    #expect(array.ids(touchedSince: edition) == nil)
    #expect(array.ids(touchedSince: later) == [100])
  }

  @Test(arguments: 0..<20)
  func `random edits: an element that isn't listed is what it was`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var array = IdentifiedArrayOf<Item>()
    var seen: [IdentifiedArrayOf<Item>] = []
    for _ in 0..<500 {
      array.apply(.random(count: array.count, with: &generator))
      seen.append(array)
      let before = seen[generator.number(below: seen.count)]
      guard let touched = array.ids(touchedSince: before.edition).map(Set.init) else { continue }
      for id in 0..<10 where !touched.contains(id) {
        #expect(array[id: id] == before[id: id], "\(id) of \(before), now \(array)")
      }
    }
  }
}
