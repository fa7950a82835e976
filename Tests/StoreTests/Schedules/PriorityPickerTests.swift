import StoreTesting
import TestSupport
import Testing

struct PriorityPickerTests {
  @Test func `the same candidate goes on until a change or its end`() {
    var picker = PriorityPicker(seed: 2, length: 1_000_000)
    let picks = (0..<50).map { picker.pick(among: [10, 20, 30], at: $0) }
    #expect(Set(picks).count == 1)
  }

  @Test func `a change lets another candidate go on`() {
    let changes = (0..<200).filter { seed in
      var picker = PriorityPicker(seed: UInt64(seed), length: 10)
      let picks = (0..<10).map { picker.pick(among: [10, 20], at: $0) }
      return Set(picks).count > 1
    }
    #expect(changes.count > 100)
  }

  @Test func `each candidate is first for some seeds`() {
    let firsts = (0..<100).map { seed in
      var picker = PriorityPicker(seed: UInt64(seed), length: 100)
      return picker.pick(among: [10, 20, 30], at: 0)
    }
    #expect(Set(firsts) == [0, 1, 2])
  }
}
