import StoreTesting
import Testing

/// Debounce against submit: the delayed search ends after the one that was asked for.
struct SearchTests {
  static func race(isMended: Bool = false) -> Race {
    Race { run in
      let store = TestStore(initialState: Search.State(), exhaustivity: .off) {
        Search(server: SearchServer(), isMended: isMended)
      }
      await store.interleave({ send in
        await send(.type("sw"))
        try? await send.clock.sleep(for: .milliseconds(300))
        await send(.submit("swift"))
      })
      await store.advance(by: .seconds(1))
      if store.state.found != "all about swift" {
        run.report("Searched for swift, found \(store.state.found ?? "nothing").")
      }
      await store.finish()
    }
  }

  @Test func `the race is found, told and replayed`() async {
    await Self.race().expectFound(lines: [
      "Searched for swift, found all about sw.",
      #".submit("swift") overtakes .found("all about sw")"#,
      #".found("all about swift") overtakes .found("all about sw")"#,
    ])
  }

  @Test func `the default schedule misses it`() async {
    await Self.race().expectMissedByDefault()
  }

  @Test func `mended, it passes all schedules`() async {
    await Self.race(isMended: true).expectMended(schedules: 56)
  }
}
