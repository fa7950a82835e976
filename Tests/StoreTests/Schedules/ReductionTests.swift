import StoreTesting
import TestSupport
import Testing

/// What an exhaustive search leaves out makes no difference: a search that leaves out nothing comes
/// to the same.
struct ReductionTests {
  /// What can be seen of a run: the actions in order, and what effects did to the memory they share.
  private struct Outcome: Hashable {
    let actions: [Int]
    let memory: [String]
  }

  private func run(_ seed: UInt64) async -> Outcome {
    let memory = Log<String>()
    let store = TestStore<[Int], Int>(initialState: [], exhaustivity: .off) {
      RandomFeature(seed: seed, memory: memory)
    }
    await store.interleave({ send in
      await send(1)
      await send(2)
    })
    let outcome = Outcome(actions: store.state, memory: memory.entries)
    await store.finish()
    return outcome
  }

  /// All outcomes, with each choice taken at each point; nil when there are too many schedules.
  private func allOutcomes(_ seed: UInt64, limit: Int) async -> (Set<Outcome>, schedules: Int)? {
    var outcomes: Set<Outcome> = []
    var prefix: [Int: Int] = [:]
    for count in 1...limit {
      let schedule = ScheduleRun(.replay(prefix))
      let outcome = await ScheduleRun.$current.withValue(schedule) { await run(seed) }
      outcomes.insert(outcome)
      let choices = schedule.choices
      guard let last = choices.lastIndex(where: { $0.index + 1 < $0.count }) else {
        return (outcomes, count)
      }
      prefix = [:]
      for position in 0..<last { prefix[position] = choices[position].index }
      prefix[last] = choices[last].index + 1
    }
    return nil
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `all outcomes of random features are found`(part: UInt64) async {
    var compared = 0
    var left = 0
    for seed in (part * 25)..<(part * 25 + 25) {
      guard let (all, schedules) = await allOutcomes(seed, limit: 300) else { continue }
      compared += 1
      var found: Set<Outcome> = []
      let verdict = await ScheduleSession(.exhaustive(limit: 300), replay: nil).search { _ in
        found.insert(await run(seed))
      }
      guard case .passed(let count, isCut: false) = verdict else {
        Issue.record("seed \(seed): \(verdict)")
        return
      }
      #expect(found == all, "seed \(seed)")
      left += schedules - count
    }
    #expect(compared >= 10)
    #expect(left > 0)
  }
}
