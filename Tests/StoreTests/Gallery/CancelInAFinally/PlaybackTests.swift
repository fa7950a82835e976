import StoreTesting
import Testing

/// A cancel in a finally: an effect tidies up after the next one has set up.
struct PlaybackTests {
  static func race(isMended: Bool = false) -> Race {
    Race { run in
      let display = Display()
      let store = TestStore(initialState: Playback.State(), exhaustivity: .off) {
        Playback(display: display, isMended: isMended)
      }
      await store.interleave({ send in
        await send(.play)
        await send(.pause)
        await send(.play)
      })
      let isAwake = await display.isAwake
      if !isAwake { run.report("The film plays, and the display is dark.") }
      await store.finish()
    }
  }

  @Test func `the race is found, told and replayed`() async {
    await Self.race().expectFound(lines: [
      "The film plays, and the display is dark.",
      "cancels effect 1 “keep awake”",
      ".play comes before effect 1 “keep awake”",
      "effect 2 “keep awake” begins, before effect 1 “keep awake”",
    ])
  }

  @Test func `the default schedule misses it`() async {
    await Self.race().expectMissedByDefault()
  }

  @Test func `mended, it passes all schedules`() async {
    await Self.race(isMended: true).expectMended(schedules: 66)
  }
}
