import StoreTesting
import TestSupport
import Testing

/// A lost update: an effect computes with a value that it captured when it started.
struct LikesTests {
  static func race(isMended: Bool = false) -> Race {
    Race { run in
      let store = TestStore(initialState: Likes.State(), exhaustivity: .off) {
        Likes(tell: { await childStep() }, isMended: isMended)
      }
      await store.interleave({ send in
        await send(.like)
        await send(.like)
      })
      if store.state.count != 2 { run.report("Liked twice, counted \(store.state.count).") }
      await store.finish()
    }
  }

  @Test func `the race is found, told and replayed`() async {
    await Self.race().expectFound(lines: [
      "Liked twice, counted 1.",
      ".like overtakes .counted(1)",
      "reduces .counted(1), sent by effect 1 “like”",
      "reduces .counted(1), sent by effect 2 “like”",
    ])
  }

  @Test func `the default schedule misses it`() async {
    await Self.race().expectMissedByDefault()
  }

  @Test func `mended, it passes all schedules`() async {
    await Self.race(isMended: true).expectMended(schedules: 116)
  }
}
