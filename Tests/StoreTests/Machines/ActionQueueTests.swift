import Store
import Testing

/// The queue of a store, as a value.
struct ActionQueueTests {
  private var queue = ActionQueue<Int>()

  @Test mutating func `what comes first goes first`() {
    for number in 1...3 { queue.append(number) }
    #expect([queue.popFirst(), queue.popFirst()] == [1, 2])
    queue.append(4)
    #expect(queue.waiting == [3, 4])
    #expect([queue.popFirst(), queue.popFirst(), queue.popFirst()] == [3, 4, nil])
    #expect(queue.isEmpty)
  }

  @Test mutating func `a queue that never runs empty doesn't grow`() {
    queue.append(0)
    for number in 1...100_000 {
      queue.append(number)
      #expect(queue.popFirst() == number - 1)
      #expect(queue.count == 1)
    }
    #expect(queue.capacityInUse < 1000)
  }

  @Test mutating func `the first that satisfies a condition is found behind what has gone`() {
    for number in 1...5 { queue.append(number) }
    _ = queue.popFirst()
    #expect(queue.firstIndex { $0 == 4 } == 2)
    #expect(queue.firstIndex { $0 == 1 } == nil)
  }
}
