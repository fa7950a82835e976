import Effects
import TestSupport
import Testing

struct ElementRingTests {
  @Test func `elements come out in the order in which they went in`() {
    var ring = ElementRing<Int>()
    #expect(ring.popFirst() == nil)
    for number in 0..<100 { ring.append(number) }
    #expect((0..<100).map { ring[$0] } == (0..<100).map { $0 })
    #expect((0..<100).map { _ in ring.popFirst() } == (0..<100).map { $0 })
    #expect(ring.isEmpty)
  }

  @Test func `a position beyond the last element holds nothing, and setting it does nothing`() {
    var ring = ElementRing<Int>()
    ring.append(1)
    ring[1] = 2
    ring[-1] = 3
    ring[0] = nil
    #expect(ring[1] == nil)
    #expect(ring[-1] == nil)
    #expect(ring[0] == 1)
    #expect(ring.count == 1)
  }

  @Test func `an element that is nil is an element`() {
    var ring = ElementRing<Int?>()
    ring.append(nil)
    #expect(ring.count == 1)
    #expect(ring.popFirst() == .some(nil))
    #expect(ring.popFirst() == nil)
  }

  @Test(arguments: 1...20)
  func `it does what an array does, whatever comes`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    var (ring, model) = (ElementRing<Int>(), [Int]())
    for number in 0..<2000 {
      switch generator.number(below: 5) {
      case 0,
        1 where number < 1000, 2 where number < 1000:
        ring.append(number)
        model.append(number)
      case 3 where !model.isEmpty:
        let offset = generator.number(below: model.count)
        ring[offset] = -number
        model[offset] = -number
      default:
        #expect(ring.popFirst() == (model.isEmpty ? nil : model.removeFirst()))
      }
      #expect(ring.count == model.count)
      #expect(ring[0] == model.first)
      #expect(ring[model.count - 1] == model.last)
    }
  }

  @Test func `a backlog that has been worked off is given back`() {
    var ring = ElementRing<Int>()
    for number in 0..<100_000 { ring.append(number) }
    #expect(ring.capacity >= 100_000)
    while ring.count > 1 { _ = ring.popFirst() }
    #expect(ring.capacity <= 8)
  }

  @Test func `what has been taken out is not held`() {
    let live = LiveCount()
    var ring = ElementRing<Counted>()
    for _ in 0..<100 { ring.append(live.make()) }
    for _ in 0..<60 { _ = ring.popFirst() }
    #expect(live.value == 40)
    #expect(ring.count == 40)
  }
}
