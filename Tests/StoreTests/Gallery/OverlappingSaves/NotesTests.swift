import StoreTesting
import Testing

/// Two saves overlapping: the server keeps the text of the one that comes last, not the last text.
struct NotesTests {
  static func race(isMended: Bool = false) -> Race {
    Race { run in
      let server = NoteServer()
      let store = TestStore(initialState: Notes.State(), exhaustivity: .off) {
        Notes(server: server, isMended: isMended)
      }
      await store.interleave({ send in
        await send(.edit("a"))
        await send(.edit("ab"))
      })
      let saved = await server.text
      if saved != store.state.text {
        run.report("The server has “\(saved)”, the note is “\(store.state.text)”.")
      }
      await store.finish()
    }
  }

  @Test func `the race is found, told and replayed`() async {
    await Self.race().expectFound(lines: [
      "The server has “a”, the note is “ab”.",
      #".edit("ab") comes before effect 1 “save a”"#,
      "effect 2 “save ab” begins, before effect 1 “save a”",
    ])
  }

  @Test func `the default schedule misses it`() async {
    await Self.race().expectMissedByDefault()
  }

  @Test func `mended, it passes all schedules`() async {
    await Self.race(isMended: true).expectMended(schedules: 3)
  }
}
