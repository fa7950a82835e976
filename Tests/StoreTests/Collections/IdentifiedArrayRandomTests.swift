import Effects
import Store
import Testing

/// Random edits, against the plainest model there is.
struct IdentifiedArrayRandomTests {
  /// Applies an edit to both, and returns what is wrong afterwards.
  private func faults(
    _ edit: IdentifiedArrayEdit,
    _ array: inout IdentifiedArrayOf<Item>,
    _ model: inout IdentifiedArrayModel
  ) -> [String] {
    let before = array
    let items = model.items
    array.apply(edit)
    model.apply(edit)
    var faults: [String] = []
    if array.elements != model.items { faults.append("\(array), not \(model.items)") }
    if !array.isInStep { faults.append("ids or positions are out of step") }
    if (array.stamp == before.stamp) != (array.ids == before.ids) {
      faults.append("stamp \(before.stamp) became \(array.stamp), ids \(array.ids)")
    }
    if before.elements != items || !before.isInStep { faults.append("the copy has changed") }
    for id in 0..<10 where array.index(id: id) != model.index(id) {
      faults.append("\(id) is not found where it is")
    }
    return faults.map { "\($0), after \(edit) of \(items)" }
  }

  @Test(arguments: 0..<20)
  func `random edits agree with a plain array, stamps with the ids`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var array = IdentifiedArrayOf<Item>()
    var model = IdentifiedArrayModel()
    var idsOfStamp: [UInt64: [Int]] = [:]
    for _ in 0..<1_000 {
      let edit = IdentifiedArrayEdit.random(count: array.count, with: &generator)
      let found = faults(edit, &array, &model)
      #expect(found == [])
      if !found.isEmpty { return }
      #expect(idsOfStamp.updateValue(array.ids, forKey: array.stamp) ?? array.ids == array.ids)
    }
  }
}
