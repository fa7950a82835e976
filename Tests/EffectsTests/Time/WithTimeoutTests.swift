import Effects
import TestSupport
import Testing

/// `withTimeout` on an executor and a clock that the test drives.
struct WithTimeoutTests {
  enum Failure: Error, Equatable { case late, broken }

  @TaskLocal static var local = 0

  private let executor = ManualExecutor()
  private let clock = ManualClock()

  private func start(
    _ limit: Duration = .seconds(1),
    _ work: @escaping @concurrent @Sendable () async throws(Failure) -> Int
  ) -> Task<Result<Int, Failure>, Never> {
    defer { executor.drain() }
    return Task(executorPreference: executor) { [clock] in
      do throws(Failure) {
        return .success(try await withTimeout(limit, clock: clock, throwing: .late, work))
      } catch {
        return .failure(error)
      }
    }
  }

  private func advance(by duration: Duration) {
    clock.advance(by: duration)
    executor.drain()
  }

  @Test func `work within the limit gives its value`() async {
    let call = start { [clock] in
      try? await clock.sleep(for: .milliseconds(999))
      return 42
    }
    advance(by: .milliseconds(999))
    #expect(await call.value == .success(42))
  }

  @Test(arguments: 0..<200)
  func `L-D5: a longer limit changes nothing, a shorter one cancels work`(seed: Int) async {
    var generator = SplitMix64(seed: UInt64(seed))
    let duration = Duration.seconds(1 + generator.number(below: 10))
    let limit: Duration =
      generator.number(below: 4) == 0 ? .hundredYears : .seconds(1 + generator.number(below: 10))
    let wasCancelled = Log<Bool>()
    let call = start(limit) { [clock] in
      try? await clock.sleep(for: duration)
      wasCancelled.append(Task.isCancelled)
      return seed
    }
    for _ in 0..<20 { advance(by: .seconds(1)) }
    #expect(await call.value == (duration <= limit ? .success(seed) : .failure(.late)))
    #expect(wasCancelled.entries == [duration > limit])
  }

  @Test func `the failure of work keeps its type and payload`() async {
    let call = start { () throws(Failure) in throw .broken }
    #expect(await call.value == .failure(.broken))
  }

  @Test func `work beyond the limit is the given failure`() async {
    let call = start { [clock] in
      try? await clock.sleep(for: .seconds(2))
      return 42
    }
    advance(by: .seconds(1))
    #expect(await call.value == .failure(.late))
  }

  @Test func `at a tie the value wins`() async {
    let call = start { [clock] in
      try? await clock.sleep(for: .seconds(1))
      return 42
    }
    advance(by: .seconds(1))
    #expect(await call.value == .success(42))
  }

  @Test func `work is not cancelled before the tie is decided`() async {
    let call = start { [clock] () throws(Failure) in
      try? await clock.sleep(for: .seconds(1))
      if Task.isCancelled { throw .broken }
      return 42
    }
    advance(by: .seconds(1))
    #expect(await call.value == .success(42))
  }

  @Test func `the limit counts from the call, not from the timer's start`() async {
    let call = Task(executorPreference: executor) { [clock] in
      await outcome(within: .seconds(1), on: clock) { await Parked().wait() }
    }
    // The call is made, while its runners stand in the queue.
    executor.drain(jobs: 1)
    clock.advance(by: .seconds(1))
    executor.drain()
    #expect(await call.value == .failure(.late))
  }

  @Test func `work that ignores cancellation does not hold the caller`() async {
    let parked = Parked()
    let call = start { await parked.wait() }
    advance(by: .seconds(1))
    #expect(await call.value == .failure(.late))
    parked.release()
    executor.drain()
  }

  @Test func `work that is too late is cancelled`() async {
    let (cancellations, cancelled) = AsyncStream<Void>.makeStream()
    let parked = Parked()
    let call = start {
      await withTaskCancellationHandler {
        await parked.wait()
      } onCancel: {
        cancelled.finish()
      }
    }
    advance(by: .seconds(1))
    _ = await call.value
    for await _ in cancellations {}
    parked.release()
    executor.drain()
  }

  @Test func `work in time cancels the timer`() async {
    let call = start { 42 }
    _ = await call.value
    #expect(clock.sleeperCount == 0)
  }

  @Test func `cancelling the caller cancels work and timer before it returns`() async {
    let (cancellations, cancelled) = AsyncStream<Void>.makeStream()
    let parked = Parked()
    let call = start {
      await withTaskCancellationHandler {
        await parked.wait()
      } onCancel: {
        cancelled.yield()
        cancelled.finish()
      }
    }
    call.cancel()
    #expect(clock.sleeperCount == 0)
    #expect(await cancellations.reduce(0) { count, _ in count + 1 } == 1)
    executor.drain()
    #expect(await call.value == .failure(.late))
    parked.release()
    executor.drain()
  }

  @Test func `a caller cancelled while its value is on the way gets the value`() async {
    let parked = Parked()
    let call = start { await parked.wait() }
    parked.release()
    // Work has ended and woken the caller, which has not run yet.
    executor.drain(jobs: 1)
    call.cancel()
    executor.drain()
    #expect(await call.value == .success(42))
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `a limit that is not positive does not start work`(_ limit: Duration) async {
    let call = start(limit) {
      Issue.record("started")
      return 42
    }
    #expect(await call.value == .failure(.late))
  }

  @Test func `a caller cancelled before the call does not start work`() async {
    let call = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await outcome(within: .seconds(1), on: clock) {
        Issue.record("started")
        return 42
      }
    }
    #expect(await call.value == .failure(.late))
  }

  @Test func `the longest limit there is does not trap`() async {
    let value = await outcome(within: .seconds(Int64.max), on: ContinuousClock()) { 42 }
    #expect(value == .success(42))
  }

  @Test func `work sees the task-local values of the caller`() async {
    let value = await Self.$local.withValue(42) {
      await outcome(within: .seconds(1), on: clock) { Self.local }
    }
    #expect(value == .success(42))
  }

  @Test func `work inherits the priority of the caller`() async {
    let (priorities, found) = AsyncStream<TaskPriority>.makeStream()
    // Awaiting the task instead of the stream would raise its priority.
    let call = Task(priority: .low) { [clock] in
      await outcome(within: .seconds(1), on: clock) {
        found.yield(Task.basePriority ?? .high)
        return 42
      }
    }
    for await priority in priorities.prefix(1) { #expect(priority == .low) }
    _ = await call.value
  }

  private func outcome(
    within limit: Duration,
    on clock: any Clock<Duration>,
    _ work: @escaping @concurrent @Sendable () async -> Int
  ) async -> Result<Int, Failure> {
    do throws(Failure) {
      return .success(
        try await withTimeout(limit, clock: clock, throwing: .late) {
          () throws(Failure) in await work()
        }
      )
    } catch {
      return .failure(error)
    }
  }
}
