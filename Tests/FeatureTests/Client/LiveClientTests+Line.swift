import Effects
import Foundation
import RandomNumberFeature
import TestSupport
import Testing

extension LiveClientTests {
  /// The live client against a real server: callers in line, cancelled and timed out.
  struct LineTests {
    @Test func `a caller whose deadline passes is timed out`() async throws {
      let gate = ThreadGate()
      let server = try LoopbackServer { exchange in
        gate.wait()
        exchange.respond("42\n")
      }
      defer { server.stop() }
      defer { gate.open() }
      let clock = ManualClock()
      let client = RandomNumberClient.randomDotOrg(
        baseURL: server.baseURL,
        deadline: .seconds(120),
        clock: clock
      )
      async let call = outcome(of: client)
      for await _ in server.arrivals.prefix(1) {}
      for await _ in clock.sleeps.prefix(1) {}
      clock.advance(by: .seconds(120))
      #expect(await call == .failure(.timedOut))
    }

    @Test func `a transfer that stays silent ends by itself and frees the line`() async throws {
      let gate = ThreadGate()
      let server = try LoopbackServer { exchange in
        if exchange.index == 0 { gate.wait() }
        exchange.respond("42\n")
      }
      defer { server.stop() }
      defer { gate.open() }
      let limits = Log<Duration>()
      let service = RandomDotOrgService(
        request: RandomDotOrgRequest(baseURL: server.baseURL, contact: nil),
        deadline: .seconds(600),
        clock: ManualClock()
      ) { request, limit, listener in
        // The first transfer is given less time than it would have.
        let isFirst = limits.entries.isEmpty
        limits.append(limit)
        HTTPTransfers.shared.start(
          request,
          limit: isFirst ? .seconds(1) : limit,
          listener: listener
        )
      }
      let client = RandomNumberClient(service.number)
      #expect(await outcome(of: client) == .failure(.timedOut))
      #expect(await outcome(of: client) == .success(42))
      #expect(limits.entries == [.seconds(600), .seconds(600)])
    }

    @Test(arguments: [
      (Duration.seconds(600), Duration.seconds(600)), (.seconds(1), .seconds(120)),
    ])
    func `a transfer may be silent as long as its caller waits, and for two minutes at least`(
      _ deadline: Duration,
      _ limit: Duration
    ) async throws {
      let limits = Log<Duration>()
      let service = RandomDotOrgService(
        request: RandomDotOrgRequest(baseURL: try LoopbackServer.url(port: 1), contact: nil),
        deadline: deadline,
        clock: ManualClock()
      ) { _, limit, listener in
        limits.append(limit)
        listener(.answered(.failure(.unavailable)))
        listener(.ended)
      }
      #expect(await outcome(of: RandomNumberClient(service.number)) == .failure(.unavailable))
      #expect(limits.entries == [limit])
    }

    @Test func `the longest deadline there is does not trap`() async throws {
      let server = try LoopbackServer { $0.respond("42\n") }
      defer { server.stop() }
      let client = RandomNumberClient.randomDotOrg(
        baseURL: server.baseURL,
        deadline: .seconds(Int64.max),
        clock: ContinuousClock()
      )
      #expect(await outcome(of: client) == .success(42))
    }

    @Test func `a cancelled caller leaves before the answer comes`() async throws {
      let gate = ThreadGate()
      let server = try LoopbackServer { exchange in
        gate.wait()
        exchange.respond("42\n")
      }
      defer { server.stop() }
      defer { gate.open() }
      let client = RandomNumberClient.randomDotOrg(baseURL: server.baseURL)
      let call = Task { await outcome(of: client) }
      for await _ in server.arrivals.prefix(1) {}
      call.cancel()
      #expect(await call.value == .failure(.unreachable(reason: "the call was cancelled")))
    }

    @Test func `a caller cancelled before its call asks nothing`() async throws {
      let server = try LoopbackServer { $0.respond("42\n") }
      defer { server.stop() }
      let client = RandomNumberClient.randomDotOrg(baseURL: server.baseURL)
      let call = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return await outcome(of: client)
      }
      #expect(await call.value == .failure(.cancelled))
      #expect(server.requests.isEmpty)
    }

    @Test func `the answer to a request whose caller left goes to the oldest left`() async throws {
      let gate = ThreadGate()
      let server = try LoopbackServer { exchange in
        gate.wait()
        exchange.respond("\(exchange.index + 1)\n")
      }
      defer { server.stop() }
      let client = RandomNumberClient.randomDotOrg(baseURL: server.baseURL)
      let calls = line(at: client, [1...9, 1...9, 1...9], cancelling: 0..<1)
      gate.open()
      #expect(await calls[1].value == .success(1))
      #expect(await calls[2].value == .success(2))
      #expect(server.requests.count == 2)
    }

    @Test func `an answer never goes to a caller of another range`() async throws {
      let gate = ThreadGate()
      let server = try LoopbackServer { exchange in
        gate.wait()
        exchange.respond("\(exchange.request.query("min") ?? 0)\n")
      }
      defer { server.stop() }
      let client = RandomNumberClient.randomDotOrg(baseURL: server.baseURL)
      let calls = line(at: client, [1...9, 2...9], cancelling: 0..<1)
      gate.open()
      #expect(await calls[1].value == .success(2))
      #expect(server.requests.map { $0.query("min") } == [1, 2])
    }

    @Test func `a line whose callers all left opens no further request`() async throws {
      let gate = ThreadGate()
      let server = try LoopbackServer { exchange in
        if exchange.index == 0 { gate.wait() }
        exchange.respond("\(exchange.index + 1)\n")
      }
      defer { server.stop() }
      let client = RandomNumberClient.randomDotOrg(baseURL: server.baseURL)
      let calls = line(at: client, Array(repeating: 1...9, count: 5), cancelling: 0..<5)
      gate.open()
      // The answer to the first request is dropped, and whoever comes later asks anew.
      _ = await calls[4].value
      #expect(await outcome(of: client, in: 1...99) == .success(2))
      #expect(server.requests.count == 2)
    }

    @Test func `broken connections and refusals one after the other do no harm`() async throws {
      // Every request has its own connection: one that breaks when used again is tried again by the
      // loader itself, and the server would see that request twice.
      let close = "Connection: close"
      let demand = "WWW-Authenticate: Basic realm=x"
      let server = try LoopbackServer { exchange in
        switch exchange.index % 4 {
        case 0: exchange.hangUp(isReset: true)
        case 1: exchange.hangUp()
        case 2: exchange.respond(status: 401, headers: [demand, close], "")
        default: exchange.respond(headers: [close], "42\n")
        }
      }
      defer { server.stop() }
      let client = RandomNumberClient.randomDotOrg(baseURL: server.baseURL)
      for index in 0..<40 {
        let outcome = await outcome(of: client)
        #expect((outcome == .success(42)) == (index % 4 == 3))
        #expect((outcome == .failure(.http(status: 401))) == (index % 4 == 2))
      }
    }

    /// Has calls stand in line in this order, and then leave it as far as they are cancelled.
    private func line(
      at client: RandomNumberClient,
      _ ranges: [ClosedRange<Int>],
      cancelling cancelled: Range<Int>
    ) -> [Task<Result<Int, RandomDotOrgError>, Never>] {
      let executor = ManualExecutor()
      // Drained, a call stands in line.
      let calls = ranges.map { range in
        defer { executor.drain() }
        return Task(executorPreference: executor) { await outcome(of: client, in: range) }
      }
      for call in calls[cancelled] { call.cancel() }
      executor.drain()
      executor.isInline = true
      return calls
    }

    @Test func `a thousand calls cancelled at random moments keep the rules`() async throws {
      let server = try LoopbackServer { exchange in
        exchange.respond("\((exchange.request.query("min") ?? 0) + exchange.index)\n")
      }
      defer { server.stop() }
      let client = RandomNumberClient.randomDotOrg(baseURL: server.baseURL)
      let ranges = [0...99_999, 100_000...199_999, 200_000...299_999]
      var generator = SplitMix64(seed: 2026)
      var calls: [(range: ClosedRange<Int>, task: Task<Result<Int, RandomDotOrgError>, Never>)] = []
      var cancelled: Set<Int> = []
      func cancel(_ index: Int) {
        calls[index].task.cancel()
        cancelled.insert(index)
      }
      for index in 0..<1_000 {
        let range = ranges[generator.number(in: 0...2)]
        calls.append((range, Task { await outcome(of: client, in: range) }))
        switch generator.number(in: 0...3) {
        case 0: cancel(index)
        case 1: cancel(generator.number(in: max(0, index - 8)...index))
        case 2: _ = await calls[generator.number(in: 0...index)].task.value
        default: break
        }
      }
      var delivered: [Int] = []
      for (index, call) in calls.enumerated() {
        switch await call.task.value {
        case .success(let number):
          delivered.append(number)
          #expect(call.range.contains(number))
        case .failure(let error):
          #expect(error == .cancelled && cancelled.contains(index))
        }
      }
      #expect(Set(delivered).count == delivered.count)
      #expect(server.mostOpenAtOnce == 1)
    }
  }
}
