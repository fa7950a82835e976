import Effects
import Testing

/// `ShareMachine` as a table: what happened, and what to do then.
struct ShareMachineTests {
  typealias Machine = ShareMachine<Int, Failed, String, String, String>

  /// Consumers and executions are known by their number, from 1.
  enum Input: Sendable {
    case joins, asks(Int), leaves(Int)
    case began(Int), sourceAsks(Int), produced(Int, Int = 1), finished(Int = 1), failed(Int = 1)
  }

  private static func words(_ answer: Machine.Answer) -> String {
    switch answer {
    case .success(let element): element.map { "\($0)" } ?? "end"
    case .failure(let failure): "failure \(failure.code)"
    }
  }

  private static func words(_ asked: Machine.Asked) -> String {
    switch asked {
    case .deliver(let answer): words(answer)
    case .wait: "wait"
    case .begin(let execution): "begin \(execution)"
    case .rouse(let rest): "rouse \(rest)"
    }
  }

  private static func words(_ departure: Machine.Departure) -> String {
    var words = departure.waiters.map { "tell \($0)" } + departure.dropped.map { "drop \($0)" }
    if let source = departure.source { words.append("cancel \(source)") }
    if let rest = departure.rest { words.append("stop \(rest)") }
    return words.isEmpty ? "-" : words.joined(separator: ", ")
  }

  private static func decision(of machine: inout Machine, for input: Input) -> String {
    switch input {
    case .joins:
      return "\(machine.joins())"
    case .asks(let consumer):
      return words(machine.asks(consumer, "w\(consumer)"))
    case .leaves(let consumer):
      return words(machine.leaves(consumer))
    case .began(let execution):
      return machine.began("s\(execution)", execution).map { "cancel \($0)" } ?? "-"
    case .sourceAsks(let execution):
      return "\(machine.sourceAsks(execution, "r\(execution)"))"
    case .produced(let element, let execution):
      return machine.produced(element, execution).joined(separator: " ")
    case .finished(let execution), .failed(let execution):
      let failure: Failed? = if case .failed = input { Failed(code: 7) } else { nil }
      let told = machine.ended(failure, execution)
      return told?.map { "\($0.waiter) \(words($0.answer))" }.joined(separator: ", ") ?? "-"
    }
  }

  static let table: [(name: String, [(Input, String)])] = [
    (
      "one consumer, pulled through",
      [
        (.joins, "1"), (.asks(1), "begin 1"), (.began(1), "-"), (.sourceAsks(1), "pull"),
        (.produced(5), "w1"), (.sourceAsks(1), "rest"), (.asks(1), "rouse r1"),
        (.finished(), "w1 end"), (.asks(1), "end"),
      ]
    ),
    (
      "the source may be faster than the report that it has been begun",
      [
        (.joins, "1"), (.asks(1), "begin 1"), (.sourceAsks(1), "pull"), (.produced(5), "w1"),
        (.sourceAsks(1), "rest"), (.began(1), "-"), (.leaves(1), "cancel s1, stop r1"),
      ]
    ),
    (
      "the fastest sets the pace, and what it has read is kept for the other",
      [
        (.joins, "1"), (.joins, "2"), (.asks(1), "begin 1"), (.produced(5), "w1"),
        (.asks(1), "wait"), (.produced(6), "w1"), (.sourceAsks(1), "rest"), (.asks(2), "5"),
        (.asks(2), "6"), (.asks(2), "rouse r1"),
      ]
    ),
    (
      "waiting consumers are told in the order of joining",
      [
        (.joins, "1"), (.joins, "2"), (.joins, "3"), (.asks(3), "begin 1"), (.asks(1), "wait"),
        (.asks(2), "wait"), (.produced(5), "w1 w2 w3"),
      ]
    ),
    (
      "a consumer that joins reads what comes after",
      [
        (.joins, "1"), (.asks(1), "begin 1"), (.produced(5), "w1"), (.joins, "2"),
        (.asks(2), "wait"), (.produced(6), "w2"), (.asks(1), "6"),
      ]
    ),
    (
      "a backlog is read before the failure",
      [
        (.joins, "1"), (.joins, "2"), (.asks(1), "begin 1"), (.produced(5), "w1"),
        (.failed(), ""), (.asks(2), "5"), (.asks(2), "failure 7"), (.asks(2), "end"),
        (.asks(1), "failure 7"), (.asks(1), "end"),
      ]
    ),
    (
      "whoever joins after the end gets the end, the failure once",
      [
        (.joins, "1"), (.asks(1), "begin 1"), (.failed(), "w1 failure 7"), (.joins, "2"),
        (.asks(2), "failure 7"), (.asks(2), "end"), (.joins, "3"), (.leaves(3), "-"),
      ]
    ),
    (
      "a slow consumer that leaves takes its backlog along, and nothing else",
      [
        (.joins, "1"), (.joins, "2"), (.joins, "3"), (.asks(1), "begin 1"), (.produced(5), "w1"),
        (.asks(1), "wait"), (.produced(6), "w1"), (.asks(3), "5"), (.leaves(2), "drop 5"),
        (.asks(3), "6"), (.leaves(2), "-"),
      ]
    ),
    (
      "a waiting consumer that leaves is told",
      [
        (.joins, "1"), (.joins, "2"), (.asks(1), "begin 1"), (.leaves(1), "tell w1"),
        (.sourceAsks(1), "rest"), (.asks(2), "rouse r1"), (.produced(5), "w2"),
      ]
    ),
    (
      "when all have left the source is cancelled, and its last element lost",
      [
        (.joins, "1"), (.asks(1), "begin 1"), (.began(1), "-"),
        (.leaves(1), "tell w1, cancel s1"), (.produced(5), ""), (.sourceAsks(1), "stop"),
        (.finished(), "-"),
      ]
    ),
    (
      "when all leave before it has begun, it is cancelled as soon as it has",
      [
        (.joins, "1"), (.asks(1), "begin 1"), (.leaves(1), "tell w1"), (.began(1), "cancel s1"),
      ]
    ),
    (
      "whoever comes then begins it anew, and the old one doesn't count",
      [
        (.joins, "1"), (.asks(1), "begin 1"), (.began(1), "-"),
        (.leaves(1), "tell w1, cancel s1"), (.joins, "2"), (.asks(2), "begin 3"),
        (.produced(5), ""), (.failed(), "-"), (.produced(6, 3), "w2"), (.finished(3), ""),
        (.asks(2), "end"),
      ]
    ),
    (
      "a consumer that leaves without having asked begins nothing",
      [(.joins, "1"), (.leaves(1), "-"), (.joins, "2"), (.asks(2), "begin 1")]
    ),
    (
      "copies of an iterator that wait at the same time get one element each",
      [
        (.joins, "1"), (.asks(1), "begin 1"), (.asks(1), "wait"), (.produced(5), "w1"),
        (.sourceAsks(1), "pull"), (.produced(6), "w1"), (.sourceAsks(1), "rest"),
      ]
    ),
    (
      "copies that wait for the end get it all, the failure once",
      [
        (.joins, "1"), (.asks(1), "begin 1"), (.asks(1), "wait"),
        (.failed(), "w1 failure 7, w1 end"),
      ]
    ),
    ("who has never joined gets the end", [(.asks(9), "end"), (.leaves(9), "-")]),
  ]

  @Test(arguments: table)
  func `every order of events is decided`(_ row: (name: String, steps: [(Input, String)])) {
    var machine = Machine()
    let decisions = row.steps.map { Self.decision(of: &machine, for: $0.0) }
    #expect(decisions == row.steps.map(\.1))
  }

  @Test func `an element is kept once, until the slowest has read it`() {
    var machine = Machine()
    for _ in 1...3 { _ = machine.joins() }
    for number in 1...100 {
      _ = machine.asks(1, "w")
      _ = machine.produced(number, 1)
    }
    #expect(machine.keptCount == 100)
    for _ in 1...60 { _ = machine.takes(2) }
    #expect(machine.keptCount == 100)
    for _ in 1...40 { _ = machine.takes(3) }
    #expect(machine.keptCount == 60)
    _ = machine.leaves(3)
    #expect(machine.keptCount == 40)
    _ = machine.leaves(2)
    #expect(machine.keptCount == 0)
    #expect(machine.consumerCount == 1)
  }
}
