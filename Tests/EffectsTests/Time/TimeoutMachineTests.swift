import Effects
import Testing

/// `TimeoutMachine` as a table: what happened, and what to do then.
struct TimeoutMachineTests {
  typealias Machine = TimeoutMachine<Int, String, String>

  enum Input: Sendable {
    case waits, started, workEnded(Int), timeElapsed, cancelled
  }

  private static func decision(of machine: inout Machine, for input: Input) -> String {
    let decision =
      switch input {
      case .waits: machine.callerWaits("caller")
      case .started: machine.started(["work", "timer"])
      case .workEnded(let value): machine.workEnded(value)
      case .timeElapsed: machine.timeElapsed()
      case .cancelled: machine.callerCancelled()
      }
    return switch decision {
    case .nothing: "-"
    case .start: "start"
    case .wake: "wake"
    case .cancel(let runners): "cancel \(runners.count)"
    case .abandon(let runners, _): "abandon \(runners.count)"
    }
  }

  static let table: [([Input], decisions: [String], outcome: Int?)] = [
    ([.waits, .started, .workEnded(1)], ["start", "-", "wake"], 1),
    ([.waits, .workEnded(1), .started], ["start", "wake", "-"], 1),
    ([.waits, .started, .timeElapsed], ["start", "-", "wake"], nil),
    ([.waits, .timeElapsed, .started], ["start", "wake", "-"], nil),
    ([.waits, .started, .timeElapsed, .workEnded(1)], ["start", "-", "wake", "-"], 1),
    ([.waits, .started, .workEnded(1), .timeElapsed], ["start", "-", "wake", "-"], 1),
    ([.waits, .started, .workEnded(1), .workEnded(2)], ["start", "-", "wake", "-"], 1),
    ([.cancelled, .waits], ["-", "wake"], nil),
    ([.cancelled, .cancelled, .waits], ["-", "-", "wake"], nil),
    ([.waits, .cancelled, .started], ["start", "abandon 0", "cancel 2"], nil),
    ([.waits, .started, .cancelled], ["start", "-", "abandon 2"], nil),
    ([.waits, .started, .cancelled, .workEnded(1)], ["start", "-", "abandon 2", "-"], 1),
    ([.waits, .started, .workEnded(1), .cancelled], ["start", "-", "wake", "cancel 2"], 1),
    ([.waits, .started, .timeElapsed, .cancelled], ["start", "-", "wake", "cancel 2"], nil),
  ]

  @Test(arguments: table)
  func `every order of events wakes the caller once`(
    _ row: (inputs: [Input], decisions: [String], outcome: Int?)
  ) {
    var machine = Machine()
    let decisions = row.inputs.map { Self.decision(of: &machine, for: $0) }
    #expect(decisions == row.decisions)
    #expect(machine.callerLooks().outcome == row.outcome)
  }

  @Test(arguments: [Input.workEnded(1), .timeElapsed, .cancelled])
  func `nothing counts once the caller has looked`(_ input: Input) {
    var machine = Machine()
    _ = machine.callerWaits("caller")
    _ = machine.started(["work", "timer"])
    _ = machine.timeElapsed()
    #expect(machine.callerLooks().losers == ["work", "timer"])
    #expect(Self.decision(of: &machine, for: input) == "-")
  }
}
