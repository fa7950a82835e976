import StoreTesting
import TestSupport
import Testing

/// A row is removed while it loads: its text goes to the row that has taken its place.
struct MailboxTests {
  static func race(isMended: Bool = false) -> Race {
    Race { run in
      let store = TestStore(initialState: Mailbox.State(), exhaustivity: .off) {
        Mailbox(
          load: { id in
            await childStep()
            return "text of the \(id)"
          },
          isMended: isMended
        )
      }
      await store.interleave({ send in
        await send(.open(0))
        await send(.delete("bill"))
      })
      if let text = store.state.letters[id: "card"]?.text {
        run.report("The card shows the \(text).")
      }
      await store.finish()
    }
  }

  @Test func `the race is found, told and replayed`() async {
    await Self.race().expectFound(lines: [
      "The card shows the text of the bill.",
      #".delete("bill") overtakes .loaded(0, "text of the bill")"#,
    ])
  }

  @Test func `the default schedule misses it`() async {
    await Self.race().expectMissedByDefault()
  }

  @Test func `mended, it passes all schedules`() async {
    await Self.race(isMended: true).expectMended(schedules: 2)
  }
}
