import Effects
import TestSupport
import Testing

/// Only the latest inner is heard: the edge cases of switching by their number.
struct SwitchLatestTests {
  @Test func `E1: a new outer value cancels the inner, whose later values are never seen`() {
    let rig = SwitchRig()
    let first = rig.open()
    rig.send(1, from: first)
    let second = rig.open()
    #expect(first.account == .init(begun: 1, gone: 1, pulled: 2, cancelled: 1))
    first.send(2)
    rig.send(3, from: second)
    #expect(rig.events == [.value(1), .value(3)])
  }

  @Test func `E7, F40: a materialised failure is an event, and the next inner is served`() {
    let outer = Feed<Feed<Int, Broken>, Never>()
    let events = outer.flatMapLatest { $0.materialize() }
    let listener = Listener(to: events)
    for answers: [Event<Int, Broken>] in [
      [.value(1), .finished], [.failure(Broken())], [.value(3)],
    ] {
      let inner = Feed<Int, Broken>()
      for answer in answers { inner.answer(answer) }
      outer.send(inner)
      listener.executor.drain()
    }
    #expect(listener.values == [.value(1), .finished, .failure(Broken()), .value(3)])
    #expect(outer.isActive)
  }

  @Test func `E12: of two outer values in one turn only the second is served`() {
    let rig = SwitchRig()
    let (first, second) = (SwitchRig.Inner(), SwitchRig.Inner())
    first.send(1)
    second.send(2)
    rig.outer.send(first)
    rig.outer.send(second)
    rig.settle()
    #expect(rig.events == [.value(2)])
    #expect(first.account.begun <= 1)
    #expect(!first.isActive)
  }

  @Test func `E13: all values of an inner that has them at once come in order, then it waits`() {
    let rig = SwitchRig()
    let inner = SwitchRig.Inner()
    for value in 1...100 { inner.send(value) }
    inner.finish()
    rig.open(inner)
    #expect(rig.listener.values == Array(1...100))
    #expect(rig.events.count == 100)
    #expect(rig.outer.isAsked)
  }

  @Test func `E14: a handler that pushes a new outer value gets no more of the current inner`() {
    let outer = Feed<SwitchRig.Inner, Broken>()
    let (first, second) = (SwitchRig.Inner(), SwitchRig.Inner())
    for value in [10, 11, 12] { first.send(value) }
    for value in [20, 21] { second.send(value) }
    let rig = SwitchRig(outer: outer) { if $0 == 10 { outer.send(second) } }
    rig.open(first)
    #expect(rig.listener.values == [10, 20, 21])
  }

  @Test func `E17: an inner that hangs while it is cleaned up doesn't hold up the next`() {
    let rig = SwitchRig()
    let hanging = rig.open(SwitchRig.Inner(ignoresCancellation: true))
    let next = rig.open()
    #expect(hanging.account.cancelled == 1)
    #expect(hanging.isActive)
    rig.send(1, from: next)
    #expect(rig.events == [.value(1)])
    rig.finish(hanging)
    #expect(!hanging.isActive)
    #expect(rig.events == [.value(1)])
  }

  @Test func `E18, H4: a value on its way to the consumer is dropped when a switch overtakes it`() {
    let rig = SwitchRig()
    let first = rig.open()
    first.send(1)
    // The inner produces and the consumer is woken; the outer is served before it looks.
    rig.listener.executor.drain(jobs: 1)
    #expect(rig.listener.executor.jobCount > 0)
    let second = SwitchRig.Inner()
    rig.outer.send(second)
    rig.listener.executor.drain { count in count - 1 }
    #expect(rig.events.isEmpty)
    rig.send(2, from: second)
    #expect(rig.events == [.value(2)])
  }

  @Test(arguments: [Event<Int, Broken>.value(666), .failure(Broken()), .finished])
  func `E19, H16: what an inner says while it is being cancelled is dropped`(
    lastWord: Event<Int, Broken>
  ) {
    let rig = SwitchRig()
    let first = rig.open(SwitchRig.Inner(lastWord: lastWord))
    rig.send(1, from: first)
    rig.send(2, from: rig.open())
    #expect(first.account.cancelled == 1)
    #expect(rig.events == [.value(1), .value(2)])
  }

  @Test(arguments: [Event<Int, Broken>.value(666), .failure(Broken()), .finished])
  func `E20: what an inner that ignores cancellation says later is dropped`(
    late: Event<Int, Broken>
  ) {
    let rig = SwitchRig()
    let first = rig.open(SwitchRig.Inner(ignoresCancellation: true))
    let second = rig.open()
    first.answer(late)
    rig.send(2, from: second)
    #expect(rig.events == [.value(2)])
    #expect(!first.isActive)
    #expect(first.account.pulled == 1)
  }

  @Test func `the projection is called once the old inner is cancelled`() {
    let log = Log<String>()
    let outer = Feed<Int, Never>()
    let sequence = outer.flatMapLatest { number in
      log.append("make \(number)")
      return Feed<Int, Never>(onCancel: { log.append("cancel \(number)") })
    }
    let listener = Listener(to: sequence)
    for number in 1...2 {
      outer.send(number)
      listener.executor.drain()
    }
    #expect(log.entries == ["make 1", "cancel 1", "make 2"])
  }
}
