import RandomNumberFeature
import Testing

/// `RequestLine`: who waits, which request is open, and who gets the answer.
struct RequestLineTests {
  private var line = RequestLine<String>()

  private mutating func join(
    _ name: String,
    _ range: ClosedRange<Int> = 1...9
  ) -> (RequestLine<String>.Ticket, RequestLine<String>.Arrival) {
    let ticket = line.callerCame()
    return (ticket, line.callerWaits(ticket, for: range, name))
  }

  @Test mutating func `the first caller opens a request`() {
    #expect(join("a").1 == .open(1...9))
  }

  @Test mutating func `a caller behind an open request waits`() {
    _ = join("a")
    #expect(join("b").1 == .waits)
  }

  @Test mutating func `the answer goes to the oldest caller of its range`() {
    let (first, _) = join("a")
    _ = join("b", 2...9)
    _ = join("c")
    _ = join("d")
    #expect(line.callerLeft(first) == "a")
    #expect(line.answerCame()?.waiter == "c")
  }

  @Test mutating func `an answer nobody waits for is dropped`() {
    let (first, _) = join("a")
    _ = join("b", 2...9)
    _ = line.callerLeft(first)
    #expect(line.answerCame()?.waiter == nil)
  }

  @Test mutating func `a request is answered once`() {
    _ = join("a")
    _ = join("b")
    #expect(line.answerCame()?.waiter == "a")
    #expect(line.answerCame()?.waiter == nil)
  }

  @Test mutating func `no request opens before the answered one has ended`() {
    _ = join("a")
    _ = line.answerCame()
    #expect(join("b").1 == .waits)
    #expect(line.requestEnded() == 1...9)
  }

  @Test mutating func `the next request is for the oldest caller left`() {
    _ = join("a")
    let (second, _) = join("b", 2...9)
    _ = join("c", 3...9)
    _ = line.answerCame()
    _ = line.callerLeft(second)
    #expect(line.requestEnded() == 3...9)
  }

  @Test mutating func `no request opens when nobody is left`() {
    let (first, _) = join("a")
    _ = line.callerLeft(first)
    _ = line.answerCame()
    #expect(line.requestEnded() == nil)
    #expect(join("b").1 == .open(1...9))
  }

  @Test mutating func `a caller that left before it waits is turned away`() {
    let ticket = line.callerCame()
    #expect(line.callerLeft(ticket) == nil)
    #expect(line.callerWaits(ticket, for: 1...9, "a") == .turnedAway)
    #expect(join("b").1 == .open(1...9))
  }

  @Test mutating func `leaving after the answer changes nothing`() {
    let (first, _) = join("a")
    _ = line.answerCame()
    #expect(line.callerLeft(first) == nil)
    #expect(line.callerLeft(first) == nil)
  }
}
