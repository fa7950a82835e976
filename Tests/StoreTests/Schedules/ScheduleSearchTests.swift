import StoreTesting
import TestSupport
import Testing

/// What is run next, decided by a value: here the test is a function of its choices.
struct ScheduleSearchTests {
  /// Runs a search over a test that has these many candidates at each point.
  private func run(
    _ schedules: Schedules,
    candidates: [Int],
    fails: ([Int]) -> Bool = { _ in false }
  ) -> (search: ScheduleSearch, runs: [[Int]], failed: ScheduleToken?) {
    var search = ScheduleSearch(schedules)
    var step = search.begin()
    var runs: [[Int]] = []
    while true {
      switch step {
      case .run(var picker, _):
        var choices: [ScheduleChoice] = []
        for (position, count) in candidates.enumerated() {
          let some = (0..<count).map { ScheduleCandidate(.job($0), owner: $0) }
          let index = picker.pick(among: some, at: position)
          choices.append(ScheduleChoice(index: index, candidates: some))
        }
        let indices = choices.map(\.index)
        runs.append(indices)
        step = search.next(after: choices, hasFailed: fails(indices))
      case .pass: return (search, runs, nil)
      case .fail(let token, _): return (search, runs, token)
      }
    }
  }

  @Test func `an exhaustive search runs every schedule once, depth first`() {
    let (search, runs, failed) = run(.exhaustive(limit: 100), candidates: [2, 3])
    #expect(runs == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]])
    #expect(search.count == 6)
    #expect(!search.isCut)
    #expect(failed == nil)
  }

  @Test func `a limit that leaves schedules out is told`() {
    let (search, runs, _) = run(.exhaustive(limit: 5), candidates: [2, 3])
    #expect(runs.count == 5)
    #expect(search.isCut)
  }

  @Test func `a limit that just suffices cuts nothing`() {
    #expect(!run(.exhaustive(limit: 6), candidates: [2, 3]).search.isCut)
  }

  @Test func `a test without choices has one schedule`() {
    #expect(run(.exhaustive(limit: 5), candidates: []).runs == [[]])
  }

  @Test func `a random search runs as many schedules as it was asked for`() {
    let (search, runs, _) = run(.random(count: 40), candidates: [2, 2, 2, 2])
    #expect(search.count == 40)
    #expect(Set(runs).count > 8)
  }

  @Test func `a random search is the same at each run of the test`() {
    let first = run(.random(count: 40), candidates: [3, 3, 3]).runs
    #expect(run(.random(count: 40), candidates: [3, 3, 3]).runs == first)
  }

  @Test func `a seed is one schedule`() {
    #expect(run(.seed(7), candidates: [2, 2]).search.count == 1)
  }

  @Test func `a failing schedule is shortened to the choices that it needs`() {
    let candidates = Array(repeating: 3, count: 30)
    let (_, _, failed) = run(.random(count: 500), candidates: candidates) { indices in
      indices[4] == 2 && indices[20] == 1
    }
    #expect(failed?.choices == [4: 2, 20: 1])
  }

  @Test func `a test that always fails is shortened to the default schedule`() {
    let (_, runs, failed) = run(.seed(3), candidates: Array(repeating: 3, count: 30)) { _ in
      true
    }
    #expect(failed?.choices == [:])
    #expect(runs.count == 2)
  }

  @Test func `what is shortened doesn't count as explored`() {
    let (search, runs, _) = run(.exhaustive(limit: 100), candidates: [2, 2]) { $0 == [1, 1] }
    #expect(search.count == 4)
    #expect(runs.count > 4)
  }
}
