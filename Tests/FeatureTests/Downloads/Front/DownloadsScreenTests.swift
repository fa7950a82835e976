import Examples
import Store
import Testing

/// The list of files on a terminal: keys and pictures.
struct DownloadsScreenTests {
  private static let canvas = Canvas(size: ScreenSize(columns: 80, rows: 12))

  private static let phases: [DownloadPhase] = [
    .idle, .waiting, .running, .finishing, .paused, .backingOff(.seconds(1.25)), .finished(.sample),
    .failed(.stalled), .cancelling, .cancelled,
  ]

  private func state(_ phase: DownloadPhase) -> Downloads.State {
    var state = Downloads.State.list(["a", "b"])
    state.change(1) { $0.phase = phase }
    return state
  }

  @Test(arguments: [
    (DownloadPhase.idle, DownloadRow.Action.start), (.waiting, .pause), (.running, .pause),
    (.backingOff(.zero), .pause), (.paused, .resume), (.failed(.stalled), .retry),
    (.cancelled, .retry),
  ])
  func `one key does to a file what comes next`(phase: DownloadPhase, action: DownloadRow.Action) {
    var screen = DownloadsScreen()
    #expect(screen.press(.character(" "), in: state(phase)) == .send([.row(1, action)]))
  }

  @Test(arguments: [
    ("s", Downloads.Action.all(.start)), ("p", .all(.pause)), ("P", .all(.resume)),
    ("X", .all(.cancel)), ("c", .clearFinished), ("x", .row(1, .cancel)), ("r", .row(1, .retry)),
    ("d", .remove(1)),
  ])
  func `keys are commands`(key: String, action: Downloads.Action) {
    var screen = DownloadsScreen()
    #expect(screen.press(.character(Character(key)), in: state(.running)) == .send([action]))
  }

  @Test func `keys are for the selected file, and for its neighbour when it has gone`() {
    var screen = DownloadsScreen()
    var state = state(.running)
    #expect(screen.press(.down, in: state) == .redraw)
    #expect(screen.press(.down, in: state) == .redraw)
    #expect(screen.press(.character("d"), in: state) == .send([.remove(2)]))
    state.rows.remove(id: 2)
    #expect(screen.press(.character("x"), in: state) == .send([.row(1, .cancel)]))
    state.rows.remove(id: 1)
    #expect(screen.press(.character("x"), in: state) == .ignore)
    #expect(screen.press(.up, in: state) == .ignore)
  }

  @Test func `an address is typed, and letters are no commands meanwhile`() {
    var screen = DownloadsScreen()
    let state = state(.idle)
    #expect(screen.press(.character("a"), in: state) == .redraw)
    for key in "qx" { #expect(screen.press(.character(key), in: state) == .redraw) }
    #expect(screen.draw(state, on: Self.canvas)[2].text == "url: qx ")
    #expect(screen.press(.enter, in: state) == .send([.add("qx")]))
    #expect(screen.press(.character("a"), in: state) == .redraw)
    #expect(screen.press(.escape, in: state) == .redraw)
    #expect(screen.press(.character("q"), in: state) == .quit)
  }

  @Test func `a row has a number, a name, a bar and a phase`() {
    var state = state(.running)
    state.change(1) { $0.progress = .part(50) }
    state.change(2) { $0.phase = .finished(.sample) }
    let lines = DownloadsScreen().draw(state, on: Self.canvas).map(\.text)
    #expect(lines[0] == "downloads  1 of 2 complete")
    #expect(lines[2] == "▸ 1 a                  ██████████░░░░░░░░░░  50% coming in")
    #expect(
      lines[3]
        == "  2 b                  ████████████████████ 100% complete, 100 bytes, CRC-32 00000007"
    )
    #expect(lines.count == 12)
  }

  @Test(arguments: phases, [40, 200])
  func `each phase has a picture at every width`(phase: DownloadPhase, columns: Int) {
    let canvas = Canvas(size: ScreenSize(columns: columns, rows: 8))
    let lines = DownloadsScreen().draw(state(phase), on: canvas)
    #expect(lines.count == 8)
    let row = DownloadsReport.phase(state(phase).rows[0])
    #expect(lines[2].text.hasSuffix(" \(row)"))
  }

  @Test func `transitions are told on one line`() {
    var old = state(.running)
    func text(_ action: Downloads.Action, _ change: (inout Download) -> Void = { _ in }) -> String {
      var new = old
      new.change(1, change)
      return DownloadsReport.text(Transition(action, from: old, to: new))
    }
    #expect(text(.all(.start)) == "start all")
    #expect(text(.row(1, .start)) == "1 a coming in, as before")
    #expect(text(.row(1, .pause)) { $0.phase = .paused } == "1 a paused")
    let progress = DownloadProgress.part(7)
    #expect(text(.row(1, .progressed(progress))) { $0.progress = progress } == "1 a 7 of 100 bytes")
    #expect(
      text(.row(1, .failed(.stalled))) {
        $0.phase = .backingOff(.milliseconds(1250))
        $0.failures = 1
      } == "1 a tried again in 1.3s, failure 1"
    )
    #expect(text(.row(9, .start)) == "no file 9")
    old.add("https://h/a")
    let new = old
    #expect(
      DownloadsReport.text(Transition(.add("https://h/a"), from: old, to: new))
        == "added 3 https://h/a: the address can't be used: only http:// is supported, not https://"
    )
  }
}
