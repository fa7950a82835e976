import StoreTesting
import TestSupport
import Testing

/// Double start: a second tap comes before the first one has had its effect.
struct RecordingTests {
  static func race(isMended: Bool = false) -> Race {
    Race { run in
      let store = TestStore(initialState: Recording.State.off, exhaustivity: .off) {
        Recording(ask: { await childStep() }, isMended: isMended)
      }
      await store.interleave({ send in
        await send(.start)
        await send(.start)
      })
      if store.state != .on(recordings: 1) { run.report("It is \(store.state).") }
      await store.finish()
    }
  }

  @Test func `the race is found, told and replayed`() async {
    await Self.race().expectFound(lines: [
      "It is on(recordings: 2).",
      ".start overtakes .allowed",
    ])
  }

  @Test func `the default schedule misses it`() async {
    await Self.race().expectMissedByDefault()
  }

  @Test func `mended, it passes all schedules`() async {
    await Self.race(isMended: true).expectMended(schedules: 2)
  }
}
