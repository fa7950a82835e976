import Examples
import Store
import StoreTesting
import Testing

/// Attempts that fail: how soon, how often, and who may interrupt.
struct DownloadsRetryTests {
  /// Sees an attempt fail that will be followed by another one.
  private func backOff(
    _ store: DownloadStore,
    _ failures: Int,
    _ delay: Duration,
    _ error: DownloadError = .stalled
  ) async {
    await store.receive(.row(1, .failed(error))) {
      $0.change(1) {
        $0.phase = .backingOff(delay)
        $0.failures = failures
      }
    }
  }

  /// Lets the time of the next attempt come.
  private func comeDue(_ store: DownloadStore, after delay: Duration) async {
    await store.advance(by: delay)
    await store.receive(.row(1, .due)) { $0.change(1) { $0.phase = .waiting } }
    await store.begin(1)
  }

  @Test func `attempts come later each time, and the last failure is reported`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script)
    await store.run(1)
    for (failures, delay) in [(1, Duration.seconds(1)), (2, .seconds(2)), (3, .seconds(4))] {
      script.fail("a", .stalled)
      await backOff(store, failures, delay)
      await comeDue(store, after: delay)
    }
    script.fail("a", .stalled)
    await store.receive(.row(1, .failed(.stalled))) {
      $0.change(1) {
        $0.phase = .failed(.stalled)
        $0.failures = 4
      }
    }
    await store.finish()
    #expect(script.fetched == ["a", "a", "a", "a"])
  }

  @Test func `an attempt that succeeds after others makes the file complete`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script)
    await store.run(1)
    script.fail("a", .refused(status: 503, retryAfter: nil))
    await backOff(store, 1, .seconds(1), .refused(status: 503, retryAfter: nil))
    await comeDue(store, after: .seconds(1))
    script.finish("a")
    await store.complete(1)
    await store.finish()
  }

  @Test func `a server that wants to be left alone for longer is left alone`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script)
    let error = DownloadError.refused(status: 503, retryAfter: 20)
    await store.run(1)
    script.fail("a", error)
    await backOff(store, 1, .seconds(20), error)
    await comeDue(store, after: .seconds(20))
    script.finish("a")
    await store.complete(1)
    await store.finish()
  }

  @Test(arguments: [
    DownloadError.alreadyThere("a"), .disk("full"), .refused(status: 404, retryAfter: nil),
    .unknownLength, .tooLong(announced: 3), .malformed("?"),
  ])
  func `a failure that would come again isn't tried again`(error: DownloadError) async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script)
    await store.run(1)
    script.fail("a", error)
    await store.receive(.row(1, .failed(error))) {
      $0.change(1) {
        $0.phase = .failed(error)
        $0.failures = 1
      }
    }
    await store.finish()
  }

  @Test func `the user need not wait for the next attempt, which then comes once`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script)
    await store.run(1)
    script.fail("a", .stalled)
    await backOff(store, 1, .seconds(1))
    await store.send(.row(1, .retry)) {
      $0.change(1) {
        $0.phase = .waiting
        $0.failures = 0
      }
    }
    await store.begin(1)
    await store.advance(by: .seconds(10))
    script.finish("a")
    await store.complete(1)
    await store.finish()
    #expect(script.fetched == ["a", "a"])
  }

  @Test func `a pause during the wait ends the wait`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script)
    await store.run(1)
    script.fail("a", .stalled)
    await backOff(store, 1, .seconds(1))
    await store.send(.row(1, .pause)) { $0.change(1) { $0.phase = .paused } }
    #expect(store.effectsInFlight == 0)
    await store.advance(by: .seconds(10))
    await store.finish()
  }

  @Test func `a cancel during the wait ends the wait and removes the rest`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script)
    await store.run(1)
    script.fail("a", .stalled)
    await backOff(store, 1, .seconds(1))
    await store.send(.row(1, .cancel)) { $0.change(1) { $0.phase = .cancelling } }
    await store.receive(.row(1, .discarded(nil))) { $0.change(1) { $0.phase = .cancelled } }
    await store.advance(by: .seconds(10))
    await store.finish()
    #expect(script.discarded == ["a"])
  }

  @Test func `while a file waits for its next attempt another one has its place`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script, ["a", "b"], order: .oneByOne)
    await store.run(1)
    await store.send(.row(2, .start)) { $0.change(2) { $0.phase = .waiting } }
    script.fail("a", .stalled)
    await backOff(store, 1, .seconds(1))
    await store.begin(2)
    await store.advance(by: .seconds(1))
    await store.receive(.row(1, .due)) { $0.change(1) { $0.phase = .waiting } }
    script.finish("b")
    await store.complete(2)
    await store.begin(1)
    script.finish("a")
    await store.complete(1)
    await store.finish()
    #expect(script.fetched == ["a", "b", "a"])
  }

  @Test func `files that have failed together don't come again together`() {
    let delays = (1...20).map { Downloads.standardPolicy($0).delay(forAttempt: 1) }
    #expect(Set(delays).count == 20)
    #expect(delays.allSatisfy { $0 >= .seconds(0.8) && $0 <= .seconds(1.2) })
  }
}
