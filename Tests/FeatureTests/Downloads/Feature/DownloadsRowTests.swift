import Examples
import Store
import StoreTesting
import TestSupport
import Testing

/// One file: it comes in, is paused, and is given up.
struct DownloadsRowTests {
  @Test func `a file stands in line, begins, comes in and is complete`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script)
    await store.run(1)
    script.report("a", 40)
    await store.progress(1, 40)
    script.finish("a")
    await store.complete(1)
    await store.finish()
    #expect(script.fetched == ["a"])
  }

  @Test func `a pause ends the transfer in that turn, and keeps what can be resumed`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script)
    await store.run(1)
    script.report("a", 40)
    await store.progress(1, 40)
    await store.send(.row(1, .pause)) { $0.change(1) { $0.phase = .paused } }
    #expect(store.effectsInFlight == 0)
    script.finish("a")
    await store.finish()
    #expect(script.cancelled == ["a"])
    #expect(script.discarded.isEmpty)
  }

  @Test func `a pause forgets what can't be resumed`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script)
    await store.run(1)
    script.report("a", 40, isResumable: false)
    await store.progress(1, 40, isResumable: false)
    await store.send(.row(1, .pause)) {
      $0.change(1) {
        $0.phase = .paused
        $0.progress = DownloadProgress()
      }
    }
    await store.finish()
  }

  @Test func `a file that is resumed stands in line and is asked for again`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script)
    await store.run(1)
    script.report("a", 40)
    await store.progress(1, 40)
    await store.send(.row(1, .pause)) { $0.change(1) { $0.phase = .paused } }
    await store.send(.row(1, .resume)) { $0.change(1) { $0.phase = .waiting } }
    await store.begin(1)
    script.report("a", 70)
    await store.progress(1, 70)
    script.finish("a")
    await store.complete(1)
    await store.finish()
    #expect(script.fetched == ["a", "a"])
  }

  @Test func `a file that is cancelled is cancelled when its rest has been removed`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script)
    await store.run(1)
    script.report("a", 40)
    await store.progress(1, 40)
    await store.send(.row(1, .cancel)) {
      $0.change(1) {
        $0.phase = .cancelling
        $0.progress = DownloadProgress()
      }
    }
    #expect(store.effectsInFlight == 1)
    await store.receive(.row(1, .discarded(nil))) { $0.change(1) { $0.phase = .cancelled } }
    await store.finish()
    #expect(script.discarded == ["a"])
  }

  @Test func `a file that is all there can't be stopped any more`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script)
    await store.run(1)
    let progress = DownloadProgress(received: 100, total: 100, isComplete: true)
    script.report("a", progress)
    await store.receive(.row(1, .progressed(progress))) {
      $0.change(1) {
        $0.progress = progress
        $0.phase = .finishing
      }
    }
    await store.send(.row(1, .pause))
    await store.send(.row(1, .cancel))
    script.finish("a")
    await store.complete(1)
    await store.finish()
  }

  @Test func `a rest that can't be removed is reported`() async {
    let script = ScriptedDownloads()
    script.refuseToDiscard(.disk("read-only"))
    let store = makeDownloads(script)
    await store.run(1)
    await store.send(.row(1, .cancel)) { $0.change(1) { $0.phase = .cancelling } }
    await store.receive(.row(1, .discarded(.disk("read-only")))) {
      $0.change(1) { $0.phase = .failed(.disk("read-only")) }
    }
    await store.finish()
  }

  @Test func `a file that nobody has asked for is cancelled without the client`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script)
    await store.send(.row(1, .cancel)) { $0.change(1) { $0.phase = .cancelled } }
    await store.finish()
    #expect(script.discarded.isEmpty)
  }

  @Test func `a file that was cancelled can be had after all`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script)
    await store.send(.row(1, .cancel)) { $0.change(1) { $0.phase = .cancelled } }
    await store.send(.row(1, .retry)) { $0.change(1) { $0.phase = .waiting } }
    await store.begin(1)
    script.finish("a")
    await store.complete(1)
    await store.finish()
  }

  @MainActor
  @Test func `an end that comes after a pause changes nothing, though the client goes on`() async {
    let gate = Gate()
    let begun = Gate()
    let client = DownloadClient(
      fetch: { _, _, _ in
        begun.open()
        await gate.wait()
        return .sample
      },
      discard: { _ in }
    )
    let store = Store(initialState: .list(["a"])) { Downloads(client: client) }
    let transfer = store.send(.row(1, .start))
    await begun.wait()
    store.send(.row(1, .pause))
    #expect(store.effectsInFlight == 0)
    gate.open()
    await transfer.finish()
    #expect(store.state.rows[id: 1]?.phase == .paused)
  }

  private static let phases: [DownloadPhase] = [
    .idle, .waiting, .running, .finishing, .paused, .backingOff(.seconds(1)), .finished(.sample),
    .failed(.stalled), .cancelling, .cancelled,
  ]

  /// What each command makes of each phase; what isn't listed stays.
  private static func next(_ command: Downloads.Command, _ phase: DownloadPhase) -> DownloadPhase {
    switch (command, phase) {
    case (.start, .idle), (.resume, .paused), (.retry, .failed), (.retry, .cancelled),
      (.retry, .backingOff):
      .waiting
    case (.pause, .waiting), (.pause, .running), (.pause, .backingOff): .paused
    case (.cancel, .idle): .cancelled
    case (.cancel, .waiting), (.cancel, .running), (.cancel, .paused), (.cancel, .backingOff),
      (.cancel, .failed):
      .cancelling
    default: phase
    }
  }

  @Test(arguments: Downloads.Command.allCases, phases)
  func `a command does in each phase what it should, and else nothing`(
    command: Downloads.Command,
    phase: DownloadPhase
  ) {
    let row = DownloadRow(
      client: ScriptedDownloads().client,
      order: .oneByOne,
      policy: Downloads.standardPolicy
    )
    var state = Download(id: 1, address: "http://host/a", name: "a", phase: phase)
    let before = state
    _ = row.reduce(into: &state, action: command.action)
    #expect(state.phase == Self.next(command, phase))
    if state.phase == phase { #expect(state == before) }
  }
}
