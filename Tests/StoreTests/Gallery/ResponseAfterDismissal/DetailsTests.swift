import StoreTesting
import TestSupport
import Testing

/// A response after the dismissal: it writes into a state that nobody looks at any more.
struct DetailsTests {
  static func race(isMended: Bool = false) -> Race {
    Race { run in
      let store = TestStore(initialState: Details.State(), exhaustivity: .off) {
        Details(
          load: {
            await childStep()
            return "a green one"
          },
          isMended: isMended
        )
      }
      await store.interleave({ send in
        await send(.open)
        await send(.close)
      })
      if store.state != Details.State() { run.report("Closed, it still holds \(store.state).") }
      await store.finish()
    }
  }

  @Test func `the race is found, told and replayed`() async {
    await Self.race().expectFound(lines: [
      #"Closed, it still holds State(isOpen: false, text: Optional("a green one"))."#,
      #".close overtakes .loaded("a green one")"#,
    ])
  }

  @Test func `the default schedule misses it`() async {
    await Self.race().expectMissedByDefault()
  }

  @Test func `mended, it passes all schedules`() async {
    await Self.race(isMended: true).expectMended(schedules: 6)
  }
}
