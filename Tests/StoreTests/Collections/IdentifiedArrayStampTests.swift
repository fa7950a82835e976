import Store
import Testing

/// The stamp by which the store knows that no row has gone.
struct IdentifiedArrayStampTests {
  /// Whether an edit renews the stamp of rows 1, 2 and 3.
  private func renews(_ edit: (inout IdentifiedArrayOf<Item>) -> Void) -> Bool {
    var array = items(1, 2, 3)
    let stamp = array.stamp
    edit(&array)
    return array.stamp != stamp
  }

  @Test func `edits of an element keep the stamp`() {
    #expect(!renews { $0[id: 1]?.name = "new" })
    #expect(!renews { $0[1].name = "new" })
    #expect(!renews { $0[1] = Item(2, "new") })
    #expect(!renews { $0[id: 2] = Item(2, "new") })
    #expect(!renews { $0.update(id: 2) { $0.name = "new" } })
    #expect(!renews { $0.updateOrAppend(Item(3, "new")) })
  }

  @Test func `edits without effect keep the stamp`() {
    #expect(!renews { $0.append(Item(1)) })
    #expect(!renews { $0.insert(Item(1), at: 2) })
    #expect(!renews { $0.remove(id: 9) })
    #expect(!renews { $0[id: 9] = nil })
    #expect(!renews { $0.removeAll { _ in false } })
    #expect(!renews { $0.sort { $0.id < $1.id } })
    #expect(!renews { $0.swapAt(1, 1) })
    #expect(!renews { $0.move(from: 1, to: 1) })
    #expect(!renews { $0 = $0.filter { _ in true } })
  }

  @Test func `edits of the ids or their order renew the stamp`() {
    #expect(renews { $0.append(Item(4)) })
    #expect(renews { $0.insert(Item(4), at: 0) })
    #expect(renews { $0.updateOrAppend(Item(4)) })
    #expect(renews { $0.remove(id: 1) })
    #expect(renews { $0.remove(at: 2) })
    #expect(renews { $0.removeAll() })
    #expect(renews { $0[id: 1]?.id = 4 })
    #expect(renews { $0[0].id = 4 })
    #expect(renews { $0[0] = Item(2) })
    #expect(renews { $0.reverse() })
    #expect(renews { $0.swapAt(0, 1) })
    #expect(renews { $0.move(from: 0, to: 2) })
  }

  @Test func `copies share the stamp, equals made apart do not`() {
    let array = items(1, 2)
    let copy = array
    #expect(copy.stamp == array.stamp)
    #expect(items(1, 2).stamp != array.stamp && items(1, 2) == array)
  }

  @Test func `a row that goes and comes back leaves another stamp`() {
    #expect(
      renews {
        let item = $0.remove(at: 2)
        $0.append(item)
      }
    )
  }

  @Test func `stamps from several threads are all different`() async {
    let stamps = await withTaskGroup(of: [UInt64].self) { group in
      for _ in 0..<8 { group.addTask { (0..<1_000).map { _ in items(1).stamp } } }
      return await group.reduce(into: Set<UInt64>()) { $0.formUnion($1) }
    }
    #expect(stamps.count == 8_000 && !stamps.contains(0))
  }
}
