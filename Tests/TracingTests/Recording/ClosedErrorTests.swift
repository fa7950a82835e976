import Foundation
import StoreTracing
import Testing

/// Standard error is where failures are told; where it takes nothing, the program goes on.
struct ClosedErrorTests {
  /// A standard error that takes nothing: a full one, and one that was opened the wrong way round, which fails as
  /// if it were closed, though its number is taken.
  enum Obstacle: CaseIterable, Codable, Sendable {
    case full, closed

    func stands() -> Bool {
      switch self {
      case .full: dup2(open("/dev/full", O_WRONLY), 2) == 2
      case .closed: dup2(open("/dev/null", O_RDONLY), 2) == 2
      }
    }
  }

  @Test(arguments: Obstacle.allCases)
  func `a recorder complains on a standard error that takes nothing`(obstacle: Obstacle) async {
    await #expect(processExitsWith: .success) { [obstacle] in
      try #require(obstacle.stands())
      ClosedErrorTests.complain()
    }
  }

  @Test(arguments: Obstacle.allCases)
  func `changes are printed on a standard error that takes nothing`(obstacle: Obstacle) async {
    await #expect(processExitsWith: .success) { [obstacle] in
      try #require(obstacle.stands())
      ClosedErrorTests.printChange()
    }
  }

  private static func complain() {
    let recorder = TraceRecorder<Counter.State, Counter.Action>(sink: FailingSink(after: 0))
    recorder.didReduce(.add(1), from: .init(), to: .init(count: 1), origin: .external)
  }

  private static func printChange() {
    let printer = ChangePrinter<Counter.State, Counter.Action>()
    printer.didReduce(.add(1), from: .init(), to: .init(count: 1), origin: .external)
    printer.flush()
  }
}
