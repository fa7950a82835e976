import Effects
import RandomNumberFeature
import TestSupport
import Testing

/// The clients that need no network.
struct LocalClientTests {
  @Test func `the generator gives the published sequence`() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(
      numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
    )
  }

  @Test(arguments: [1...1, -3...3, 1...100, Int.min...Int.max, 0...Int.max, Int.max...Int.max])
  func `numbers lie in the range`(_ range: ClosedRange<Int>) async {
    for client in [RandomNumberClient.local(), .local(seed: 1)] {
      for _ in 0..<100 {
        let number = await outcome(of: client, in: range).map(range.contains)
        #expect(number == .success(true))
      }
    }
  }

  @Test func `every number of a small range comes up`() async throws {
    let client = RandomNumberClient.local(seed: 1)
    var seen: Set<Int> = []
    for _ in 0..<200 { seen.insert(try await client.number(in: -2...2)) }
    #expect(seen == [-2, -1, 0, 1, 2])
  }

  @Test func `equal seeds give equal numbers, here and everywhere`() async throws {
    var numbers: [[Int]] = [[], []]
    for index in 0..<2 {
      let client = RandomNumberClient.local(seed: 42)
      for _ in 0..<6 { numbers[index].append(try await client.number(in: 1...100)) }
    }
    #expect(numbers[0] == numbers[1])
    #expect(numbers[0] == [14, 92, 59, 65, 51, 63])
  }

  @Test func `callers of a seeded client share one sequence without loss`() async throws {
    let client = RandomNumberClient.local(seed: 7)
    let shared = await withTaskGroup { group in
      for _ in 0..<100 { group.addTask { await outcome(of: client, in: 0...Int.max) } }
      return await group.reduce(into: Set<Int>()) { $0.insert((try? $1.get()) ?? -1) }
    }
    let single = RandomNumberClient.local(seed: 7)
    var expected: Set<Int> = []
    for _ in 0..<100 { expected.insert(try await single.number(in: 0...Int.max)) }
    #expect(shared == expected)
  }

  @Test func `a client trusts its closure`() async {
    #expect(await outcome(of: RandomNumberClient { _ in 4_711 }, in: 1...2) == .success(4_711))
  }

  @Test func `an odd number is rejected by name`() async {
    let client = RandomNumberClient { $0.lowerBound }.rejectingOdd()
    #expect(await outcome(of: client, in: 4...9) == .success(4))
    #expect(await outcome(of: client, in: 7...9) == .failure(.rejected(message: "7 is odd")))
    #expect(await outcome(of: client, in: -7...9) == .failure(.rejected(message: "-7 is odd")))
  }

  @Test func `a delayed client answers after the delay`() async {
    let clock = ManualClock()
    let executor = ManualExecutor()
    let client = RandomNumberClient { range throws(RandomDotOrgError) in
      guard clock.now.offset == .seconds(2) else { throw .timedOut }
      return range.lowerBound
    }
    let call = Task(executorPreference: executor) {
      await outcome(of: client.delayed(by: .seconds(2), clock: clock))
    }
    executor.drain()
    clock.advance(by: .seconds(2))
    executor.drain()
    #expect(await call.value == .success(1))
  }

  @Test func `a cancelled caller of a delayed client leaves at once`() async {
    let clock = ManualClock()
    let client = RandomNumberClient { _ in
      Issue.record("asked")
      return 1
    }
    let call = Task { await outcome(of: client.delayed(by: .seconds(2), clock: clock)) }
    for await _ in clock.sleeps.prefix(1) {}
    call.cancel()
    #expect(await call.value == .failure(.cancelled))
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `a delay that is not positive is none`(_ delay: Duration) async {
    let client = RandomNumberClient { _ in 1 }.delayed(by: delay, clock: ManualClock())
    #expect(await outcome(of: client) == .success(1))
  }
}
