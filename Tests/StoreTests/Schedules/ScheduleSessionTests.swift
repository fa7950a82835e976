import StoreTesting
import TestSupport
import Testing

/// How a failing schedule is found, shortened and told.
struct ScheduleSessionTests {
  private func search(
    _ schedules: Schedules,
    replay: String? = nil,
    isMended: Bool = false
  ) async -> (verdict: ScheduleSession.Verdict, failures: [Failure]) {
    var verdict = ScheduleSession.Verdict.passed(count: 0, isCut: false)
    let found = await failures {
      verdict = await ScheduleSession(schedules, replay: replay).search { run in
        let store = TestStore<Saving.State, Saving.Action>(
          initialState: .init(),
          exhaustivity: .off
        ) {
          Saving(isMended: isMended)
        }
        await store.interleave({ send in
          await send(.edit("a"))
          await send(.edit("b"))
        })
        if store.state.saved != "b" { run.report("saved \(store.state.saved ?? "nothing")") }
        await store.finish()
      }
    }
    return (verdict, found)
  }

  @Test(arguments: [Schedules.exhaustive(limit: 1000), .random(count: 50)])
  func `a race is found`(schedules: Schedules) async {
    let (verdict, failures) = await search(schedules)
    guard case .failed = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(failures.count == 1)
  }

  @Test func `the default schedule alone misses it`() async {
    let (verdict, failures) = await search(.exhaustive(limit: 1))
    guard case .passed(count: 1, isCut: true) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(failures.isEmpty)
  }

  @Test func `a schedule that was asked for and passes is told as that`() async {
    let (verdict, failures) = await search(.exhaustive(limit: 1000), replay: "default")
    guard case .replayed(ScheduleToken(choices: [:])) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(failures.isEmpty)
  }

  @Test func `a choice that has no place any more is told`() async {
    let found = await search(.exhaustive(limit: 1000))
    guard case .failed(let token) = found.verdict else {
      Issue.record("\(found.verdict)")
      return
    }
    let (_, failures) = await search(.seed(1), replay: "\(token),99:1")
    let text = failures.first?.message ?? ""
    #expect(text.contains("The test has changed since: it has no place for 99:1."))
    #expect(!text.contains("As short as it gets"))
  }

  @Test func `what a test draws with its seed is drawn again for the report`() async {
    var verdict = ScheduleSession.Verdict.passed(count: 0, isCut: false)
    let found = await failures {
      verdict = await ScheduleSession(.random(count: 9), replay: nil).search { run in
        let input = ScheduleSeed.current ?? 0
        if input == 4 { run.report("failed with \(input)") }
      }
    }
    guard case .failed(let token) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect("\(token)" == "default@4")
    #expect(ScheduleToken("\(token)") == token)
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("failed with 4") == true)
  }

  @Test func `a warning holds for all schedules: it is shown once`() async {
    final class Box: Equatable {
      static func == (left: Box, right: Box) -> Bool { left === right }
    }
    let found = await failures {
      _ = await ScheduleSession(.random(count: 9), replay: nil).search { _ in
        let store = TestStore<Box, Int>(initialState: Box()) { EmptyReducer() }
        await store.finish()
      }
    }
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func `the mended feature passes all schedules`() async {
    let (verdict, failures) = await search(.exhaustive(limit: 10_000), isMended: true)
    guard case .passed(let count, isCut: false) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(count > 1)
    #expect(failures.isEmpty)
  }

  @Test func `the report names the interleaving and how to replay it`() async {
    let (verdict, failures) = await search(.exhaustive(limit: 1000))
    guard case .failed(let token) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(
      failures.map(\.message) == [
        """
        saved a
        The first failing schedule is number 9. As short as it gets, 2 of 9 choices are not the \
        default.
        Replay it alone, with STORE_SCHEDULE=\(token) in the environment.
        The interleaving:
           1  user 1 begins
           2    sends .edit("a")
           3  reduces .edit("a"), sent by user 1
           4    starts effect 1 “a”, of .edit("a") at Saving.swift:1
           5  user 1 goes on
           6    sends .edit("b")
           7  effect 1 “a” begins
           8  effect 1 “a”, a task of it, begins
           9  effect 1 “a” goes on
          10    sends .saved("a")
          11  .edit("b") overtakes .saved("a")
          12  reduces .edit("b"), sent by user 1
          13    starts effect 2 “b”, of .edit("b") at Saving.swift:1
          14  user 1 goes on
          15    ends
          16  effect 2 “b” begins
          17  effect 2 “b”, a task of it, begins
          18  effect 2 “b” goes on
          19    sends .saved("b")
          20  .saved("b") overtakes .saved("a")
          21  reduces .saved("b"), sent by effect 2 “b”
          22  effect 2 “b” goes on
          23    ends
          24  reduces .saved("a"), sent by effect 1 “a”
          25  effect 1 “a” goes on
          26    ends
        """
      ]
    )
  }

  @Test func `a token replays its schedule alone`() async {
    guard case .failed(let token) = await search(.exhaustive(limit: 1000)).verdict else {
      Issue.record("no schedule fails")
      return
    }
    let (verdict, failures) = await search(.random(count: 1), replay: "\(token)")
    guard case .failed = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(failures.count == 1)
  }

  @Test(arguments: ["", "x", "1:0", "1:2,1:3", "1:2:3", "-1:2"])
  func `a text that isn't a token is refused`(text: String) async {
    guard case .refused(let reason) = await search(.seed(1), replay: text).verdict else {
      Issue.record("it was run")
      return
    }
    #expect(reason.contains("STORE_SCHEDULE is “\(text)”"))
  }

  @Test(arguments: [Schedules.random(count: 0), .exhaustive(limit: 0)])
  func `a set of no schedules is refused`(schedules: Schedules) async {
    guard case .refused(let reason) = await search(schedules).verdict else {
      Issue.record("it was run")
      return
    }
    #expect(reason.contains("runs nothing"))
  }
}
