import Foundation
import StoreTracing
import Testing

/// Standard error is where failures are told; where it takes nothing, the program goes on.
struct ClosedErrorTests {
  @Test func `a recorder complains on a standard error that is full`() async {
    await #expect(processExitsWith: .success) {
      try #require(dup2(open("/dev/full", O_WRONLY), 2) == 2)
      ClosedErrorTests.complain()
    }
  }

  @Test func `a recorder complains on a standard error that is closed`() async {
    await #expect(processExitsWith: .success) {
      // Opened the wrong way round: number 2 is taken, and fails as if it weren't.
      try #require(dup2(open("/dev/null", O_RDONLY), 2) == 2)
      ClosedErrorTests.complain()
    }
  }

  @Test func `changes are printed on a standard error that is full`() async {
    await #expect(processExitsWith: .success) {
      try #require(dup2(open("/dev/full", O_WRONLY), 2) == 2)
      ClosedErrorTests.printChange()
    }
  }

  @Test func `changes are printed on a standard error that is closed`() async {
    await #expect(processExitsWith: .success) {
      try #require(dup2(open("/dev/null", O_RDONLY), 2) == 2)
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
