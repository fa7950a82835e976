import StoreTesting
import Testing

/// Retry against cancel: what was cancelled begins again.
struct UploadTests {
  static func race(isMended: Bool = false) -> Race {
    Race { run in
      let store = TestStore(initialState: Upload.State.idle, exhaustivity: .off) {
        Upload(server: UploadServer(), isMended: isMended)
      }
      await store.interleave({ send in
        await send(.upload)
        try? await send.clock.sleep(for: .seconds(1))
        await send(.cancel)
      })
      await store.advance(by: .seconds(2))
      if store.state != .idle { run.report("Cancelled, it is \(store.state).") }
      await store.finish()
    }
  }

  @Test func `the race is found, told and replayed`() async {
    await Self.race().expectFound(lines: [
      "Cancelled, it is done.",
      ".cancel overtakes .upload",
    ])
  }

  @Test func `the default schedule misses it`() async {
    await Self.race().expectMissedByDefault()
  }

  @Test func `mended, it passes all schedules`() async {
    await Self.race(isMended: true).expectMended(schedules: 80)
  }
}
