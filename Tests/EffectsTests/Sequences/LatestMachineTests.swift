import Effects
import Testing

/// The decisions of `flatMapLatest`, state by state.
struct LatestMachineTests {
  typealias Machine = LatestMachine<String, Int, Broken, String, String>

  /// A machine whose consumer waits, and whose outer runs.
  private func running() -> Machine {
    var machine = Machine(outer: "outer")
    _ = machine.consumerWaits("consumer")
    _ = machine.outerStarted("outer task")
    return machine
  }

  /// The same with an inner that runs and is asked.
  private func pulling() -> Machine {
    var machine = running()
    _ = machine.outerProduced()
    _ = machine.innerMade("inner 1", 1)
    _ = machine.innerStarted("task 1")
    _ = machine.innerBegins()
    return machine
  }

  private func text(_ decision: Machine.Decision) -> String {
    switch decision {
    case .nothing: "nothing"
    case .startOuter(let work): "start \(work)"
    case .startInner: "start inner"
    case .wake(let waiters): "wake \(waiters)"
    case .settle(let settlement): "cancel \(settlement.cancelled) wake \(settlement.woken)"
    }
  }

  @Test func `the first consumer starts the outer, the next one waits`() {
    var machine = Machine(outer: "outer")
    #expect(text(machine.consumerWaits("first")) == "start outer")
    #expect(text(machine.consumerWaits("second")) == "nothing")
  }

  @Test func `who leaves before anything has begun starts nothing, and who comes then is woken`() {
    var machine = Machine(outer: "outer")
    #expect(text(machine.consumerLeaves()) == "cancel [] wake []")
    #expect(text(machine.consumerWaits("late")) == #"wake ["late"]"#)
  }

  @Test func `an outer that is reported when all is over is cancelled`() {
    var machine = Machine(outer: "outer")
    _ = machine.consumerWaits("consumer")
    #expect(text(machine.consumerLeaves()) == #"cancel [] wake ["consumer"]"#)
    #expect(text(machine.outerStarted("outer task")) == #"cancel ["outer task"] wake []"#)
    #expect(machine.outerProduced().generation == nil)
  }

  @Test func `an outer that is reported when it has ended is not cancelled`() {
    var machine = Machine(outer: "outer")
    _ = machine.consumerWaits("consumer")
    #expect(text(machine.outerFinished()) == #"cancel [] wake ["consumer"]"#)
    _ = machine.outerStarted("outer task")
    #expect(text(machine.consumerLeaves()) == "cancel [] wake []")
  }

  @Test
  func `while a task is about to begin a switch starts no other, and it runs the later inner`() {
    var machine = running()
    _ = machine.outerProduced()
    #expect(text(machine.innerMade("inner 1", 1)) == "start inner")
    #expect(text(machine.innerStarted("task")) == "nothing")
    #expect(text(machine.outerProduced().decision) == "cancel [] wake []")
    #expect(text(machine.innerMade("inner 2", 2)) == "nothing")
    #expect(machine.innerBegins() == "inner 2")
    #expect(machine.innerBegins() == nil)
  }

  @Test func `a task that begins while the inner is being made finds nothing, and another follows`()
  {
    var machine = running()
    _ = machine.outerProduced()
    _ = machine.innerMade("inner 1", 1)
    _ = machine.outerProduced()
    #expect(machine.innerBegins() == nil)
    #expect(text(machine.innerMade("inner 2", 2)) == "start inner")
  }

  @Test func `an inner that is made when all is over is not started`() {
    var machine = running()
    _ = machine.outerProduced()
    _ = machine.consumerLeaves()
    #expect(text(machine.innerMade("inner 1", 1)) == "cancel [] wake []")
    #expect(machine.innerBegins() == nil)
  }

  @Test func `an inner that has ended before it is reported is not cancelled`() {
    var machine = running()
    _ = machine.outerProduced()
    _ = machine.innerMade("inner 1", 1)
    #expect(machine.innerBegins() == "inner 1")
    #expect(text(machine.innerFinished(1)) == "cancel [] wake []")
    #expect(text(machine.innerStarted("task 1")) == "cancel [] wake []")
    #expect(text(machine.outerFinished()) == #"cancel [] wake ["consumer"]"#)
  }

  @Test func `an inner that is reported when all is over is cancelled`() {
    var machine = running()
    _ = machine.outerProduced()
    _ = machine.innerMade("inner 1", 1)
    _ = machine.innerBegins()
    _ = machine.consumerLeaves()
    #expect(text(machine.innerStarted("task 1")) == #"cancel ["task 1"] wake []"#)
    guard case .stop = machine.innerLooks(1) else {
      Issue.record("an inner goes on after the end")
      return
    }
  }

  @Test func `a switch cancels an inner that nobody asks, and wakes it so that it can end`() {
    var machine = pulling()
    #expect(text(machine.innerProduced(1, 1)) == #"wake ["consumer"]"#)
    #expect(text(machine.innerWaits("inner 1", 1)) == "nothing")
    #expect(
      text(machine.outerProduced().decision) == #"cancel ["task 1"] wake ["inner 1"]"#
    )
  }

  @Test func `a consumer that waits wakes the inner, and an inner that is asked doesn't wait`() {
    var machine = pulling()
    #expect(text(machine.innerWaits("inner 1", 1)) == #"wake ["inner 1"]"#)
    _ = machine.innerProduced(1, 1)
    _ = machine.innerWaits("inner 1", 1)
    _ = machine.consumerLooks()
    #expect(text(machine.consumerWaits("consumer")) == #"wake ["inner 1"]"#)
  }

  @Test func `a failure cancels the other side only, and wakes the consumer`() {
    var (inner, outer) = (pulling(), pulling())
    #expect(
      text(inner.innerFailed(Broken(), 1)) == #"cancel ["outer task"] wake ["consumer"]"#
    )
    #expect(text(outer.outerFailed(Broken())) == #"cancel ["task 1"] wake ["consumer"]"#)
  }

  @Test func `leaving cancels the inner, then the outer`() {
    var machine = pulling()
    #expect(
      text(machine.consumerLeaves()) == #"cancel ["task 1", "outer task"] wake ["consumer"]"#
    )
    #expect(text(machine.consumerLeaves()) == "cancel [] wake []")
  }
}
