import StoreTesting
import Testing

/// The decisions of a test clock, as a table.
struct SleeperListTests {
  private var list = SleeperList<String>()

  private mutating func add(_ name: String, until seconds: Int) -> SleeperList<String>.Decision {
    list.add(name, id: list.makeID(), until: after(.seconds(seconds)))
  }

  @Test mutating func `a deadline in the future sleeps, another one doesn't`() {
    list.move(to: after(.seconds(2)))
    #expect(add("early", until: 1) == .wake)
    #expect(add("now", until: 2) == .wake)
    #expect(add("late", until: 3) == .sleep)
    #expect(list.nextDeadline == after(.seconds(3)))
  }

  @Test mutating func `those due at one instant wake together, as they came`() {
    for (name, deadline) in [("c", 2), ("a", 1), ("b", 1)] { _ = add(name, until: deadline) }
    #expect(list.wakeNext(until: after(.seconds(5))) == ["a", "b"])
    #expect(list.now == after(.seconds(1)))
    #expect(list.wakeNext(until: after(.seconds(5))) == ["c"])
    #expect(list.wakeNext(until: after(.seconds(5))) == [])
    #expect(list.now == after(.seconds(2)))
  }

  @Test mutating func `nobody wakes before the limit reaches him`() {
    _ = add("a", until: 2)
    #expect(list.wakeNext(until: after(.seconds(1))) == [])
    #expect(list.now == after(.zero))
  }

  @Test mutating func `F24: a cancellation that comes before the sleep is not forgotten`() {
    let id = list.makeID()
    #expect(list.cancel(id) == nil)
    #expect(list.add("a", id: id, until: after(.seconds(1))) == .cancel)
    #expect(list.nextDeadline == nil)
  }

  @Test mutating func `a cancelled sleeper is taken out, once`() {
    let id = list.makeID()
    _ = list.add("a", id: id, until: after(.seconds(1)))
    #expect(list.cancel(id) == "a")
    #expect(list.cancel(id) == nil)
    #expect(list.wakeNext(until: after(.seconds(1))) == [])
  }

  @Test mutating func `the clock doesn't go backwards`() {
    list.move(to: after(.seconds(2)))
    list.move(to: after(.seconds(1)))
    #expect(list.now == after(.seconds(2)))
  }
}
