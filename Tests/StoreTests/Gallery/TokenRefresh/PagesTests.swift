import StoreTesting
import Testing

/// Token refresh: two requests refresh at once, and one of them goes on with a token that has ended.
struct PagesTests {
  private static let pages = [1: "page 1", 2: "page 2"]

  static func race() -> Race {
    Race { run in
      let store = TestStore(initialState: Pages.State(), exhaustivity: .off) {
        Pages(session: PageSession(), server: PageServer())
      }
      await store.interleave({ send in
        await send(.load(1))
        await send(.load(2))
      })
      check(store.state.shown, in: run)
      await store.finish()
    }
  }

  static func mended() -> Race {
    Race { run in
      let store = TestStore(initialState: MendedPages.State(), exhaustivity: .off) {
        MendedPages(server: PageServer())
      }
      await store.interleave({ send in
        await send(.load(1))
        await send(.load(2))
      })
      check(store.state.shown, in: run)
      await store.finish()
    }
  }

  private static func check(_ shown: [Int: String], in run: ScheduleRun) {
    if shown != pages { run.report("Page 1: \(shown[1] ?? ""), page 2: \(shown[2] ?? "").") }
  }

  @Test func `the race is found, told and replayed`() async {
    await Self.race().expectFound(lines: [
      "Page 1: signed out, page 2: page 2.",
      ".load(2) comes before effect 1 “load 1”",
      "effect 2 “load 2” begins, before effect 1 “load 1”",
      #"sends .loaded(1, "signed out")"#,
    ])
  }

  @Test func `the default schedule misses it`() async {
    await Self.race().expectMissedByDefault()
  }

  @Test func `mended, it passes all schedules`() async {
    await Self.mended().expectMended(schedules: 1337)
  }
}
