import Effects
import Testing

/// `MergeMachine` as a table: what happened, and what to do then.
struct MergeMachineTests {
  typealias Machine = MergeMachine<Int, Failed, String, String, String>

  /// Sources are known by their number, from 0.
  enum Input: Sendable {
    case asks(String = "w"), leaves
    case began, sourceAsks(Int), produced(Int, Int), finished(Int), failed(Int)
  }

  private static func words(_ answer: Machine.Answer) -> String {
    switch answer {
    case .success(let element): element.map { "\($0)" } ?? "end"
    case .failure(let failure): "failure \(failure.code)"
    }
  }

  private static func words(_ departure: Machine.Departure) -> [String] {
    departure.runners.map { "cancel \($0)" } + departure.rests.map { "rouse \($0)" }
      + departure.waiters.map { "tell \($0)" } + departure.dropped.map { "drop \($0)" }
  }

  private static func words(_ asked: Machine.Asked) -> [String] {
    switch asked {
    case .deliver(let answer): [words(answer)]
    case .deliverAndRouse(let answer, let rest): [words(answer), "rouse \(rest)"]
    case .wait: ["wait"]
    case .begin: ["begin"]
    }
  }

  private static func decision(of machine: inout Machine, for input: Input) -> String {
    let words: [String]
    switch input {
    case .asks(let waiter):
      words = Self.words(machine.asks(waiter))
    case .leaves:
      words = Self.words(machine.leaves())
    case .began:
      words = Self.words(machine.began(["s0", "s1"]))
    case .sourceAsks(let source):
      words = ["\(machine.sourceAsks(source, "r\(source)"))"]
    case .produced(let element, let source):
      switch machine.produced(element, by: source) {
      case .deliver(let waiter): words = ["\(element) to \(waiter)"]
      case .keep: words = ["keep"]
      case .drop: words = ["drop"]
      }
    case .finished(let source):
      words = machine.finished(source).map { "tell \($0)" }
    case .failed(let source):
      let (waiter, departure) = machine.failed(source, Failed(code: source))
      words = (waiter.map { ["fail \($0)"] } ?? []) + Self.words(departure)
    }
    return words.isEmpty ? "-" : words.joined(separator: ", ")
  }

  static let table: [(name: String, [(Input, String)])] = [
    (
      "no source goes on before all have been begun",
      [
        (.asks(), "begin"), (.sourceAsks(1), "rest"), (.began, "rouse r1"),
        (.sourceAsks(0), "pull"),
      ]
    ),
    (
      "an element that is waited for is handed on, and its source may go on",
      [
        (.asks(), "begin"), (.began, "-"), (.sourceAsks(0), "pull"), (.produced(1, 0), "1 to w"),
        (.sourceAsks(0), "pull"),
      ]
    ),
    (
      "one element per source waits to be read, in the order of arrival",
      [
        (.asks(), "begin"), (.began, "-"), (.sourceAsks(0), "pull"), (.sourceAsks(1), "pull"),
        (.produced(1, 0), "1 to w"), (.sourceAsks(0), "pull"), (.produced(2, 1), "keep"),
        (.produced(3, 0), "keep"), (.sourceAsks(0), "rest"), (.sourceAsks(1), "rest"),
        (.asks(), "2, rouse r1"), (.produced(4, 1), "keep"), (.asks(), "3, rouse r0"),
        (.asks(), "4"), (.sourceAsks(1), "pull"),
      ]
    ),
    (
      "it ends with the last source, after what is there",
      [
        (.asks(), "begin"), (.began, "-"), (.sourceAsks(0), "pull"), (.sourceAsks(1), "pull"),
        (.produced(1, 0), "1 to w"), (.sourceAsks(0), "pull"), (.finished(0), "-"),
        (.produced(2, 1), "keep"), (.finished(1), "-"), (.asks(), "2"), (.asks(), "end"),
        (.asks(), "end"),
      ]
    ),
    (
      "a waiting consumer is told the end by the last source",
      [
        (.asks(), "begin"), (.began, "-"), (.finished(0), "-"), (.finished(0), "-"),
        (.finished(1), "tell w"),
      ]
    ),
    (
      "the first failure is told, and cancels the rest",
      [
        (.asks(), "begin"), (.began, "-"), (.sourceAsks(0), "pull"), (.sourceAsks(1), "pull"),
        (.failed(1), "fail w, cancel s0, cancel s1"), (.produced(1, 0), "drop"),
        (.sourceAsks(0), "stop"), (.failed(0), "-"), (.finished(0), "-"), (.asks(), "end"),
      ]
    ),
    (
      "what came before the failure is read before, and the failure told once",
      [
        (.asks(), "begin"), (.began, "-"), (.sourceAsks(0), "pull"), (.sourceAsks(1), "pull"),
        (.produced(1, 0), "1 to w"), (.sourceAsks(0), "pull"), (.produced(2, 0), "keep"),
        (.sourceAsks(0), "rest"), (.failed(1), "cancel s0, cancel s1, rouse r0"), (.asks(), "2"),
        (.asks(), "failure 1"), (.asks(), "end"),
      ]
    ),
    (
      "a consumer that leaves takes everything along",
      [
        (.asks(), "begin"), (.began, "-"), (.sourceAsks(0), "pull"), (.sourceAsks(1), "pull"),
        (.produced(1, 0), "1 to w"), (.sourceAsks(0), "pull"), (.produced(2, 0), "keep"),
        (.sourceAsks(0), "rest"), (.leaves, "cancel s0, cancel s1, rouse r0, drop 2"),
        (.produced(3, 1), "drop"), (.leaves, "-"), (.asks(), "end"),
      ]
    ),
    (
      "a waiting consumer that leaves is told",
      [
        (.asks(), "begin"), (.began, "-"), (.leaves, "cancel s0, cancel s1, tell w"),
        (.finished(0), "-"), (.finished(1), "-"),
      ]
    ),
    (
      "sources that are just being begun are cancelled as soon as they have",
      [
        (.asks(), "begin"), (.sourceAsks(0), "rest"), (.leaves, "rouse r0, tell w"),
        (.began, "cancel s0, cancel s1"), (.sourceAsks(1), "stop"),
      ]
    ),
    (
      "a failure that nobody hears is dropped",
      [
        (.asks(), "begin"), (.began, "-"), (.sourceAsks(0), "pull"), (.sourceAsks(1), "pull"),
        (.produced(1, 0), "1 to w"), (.failed(1), "cancel s0, cancel s1"), (.leaves, "-"),
        (.asks(), "end"),
      ]
    ),
    (
      "copies of an iterator that wait at the same time get one element each",
      [
        (.asks("v"), "begin"), (.began, "-"), (.asks("w"), "wait"), (.sourceAsks(0), "pull"),
        (.produced(1, 0), "1 to v"), (.sourceAsks(0), "pull"), (.produced(2, 0), "2 to w"),
        (.asks("v"), "wait"), (.asks("w"), "wait"), (.sourceAsks(1), "pull"),
        (.failed(1), "fail v, cancel s0, cancel s1, tell w"),
      ]
    ),
    ("who leaves before having asked begins nothing", [(.leaves, "-"), (.asks(), "end")]),
  ]

  @Test(arguments: table)
  func `every order of events is decided`(_ row: (name: String, steps: [(Input, String)])) {
    var machine = Machine(sourceCount: 2)
    let decisions = row.steps.map { Self.decision(of: &machine, for: $0.0) }
    #expect(decisions == row.steps.map(\.1))
  }

  @Test func `R10: a merge of nothing has ended`() {
    var machine = Machine(sourceCount: 0)
    #expect(Self.decision(of: &machine, for: .asks()) == "end")
  }
}
