import StoreTesting
import Testing

/// Check-then-act after an await: what was checked isn't true any more.
struct PicturesTests {
  static func race(isMended: Bool = false) -> Race {
    Race { run in
      let server = PictureServer()
      let store = TestStore(initialState: Pictures.State(), exhaustivity: .off) {
        Pictures(cache: PictureCache(), server: server, isMended: isMended)
      }
      await store.interleave({ send in
        await send(.appeared("cat"))
        await send(.appeared("cat"))
      })
      let downloads = await server.downloads
      if downloads != 1 { run.report("The cat was downloaded \(downloads) times.") }
      await store.finish()
    }
  }

  @Test func `the race is found, told and replayed`() async {
    await Self.race().expectFound(lines: [
      "The cat was downloaded 2 times.",
      #".appeared("cat") comes before effect 1 “load”"#,
      "effect 2 “load” begins, before effect 1 “load”",
    ])
  }

  @Test func `the default schedule misses it`() async {
    await Self.race().expectMissedByDefault()
  }

  @Test func `mended, it passes all schedules`() async {
    await Self.race(isMended: true).expectMended(schedules: 7)
  }
}
