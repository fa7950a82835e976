import Effects
import Examples
import Foundation
import Store
import StoreTracing
import TestSupport
import Testing

/// Writes traces for `.ci/check-timeline`, which looks at their pages in a browser, if the
/// environment names a folder for them.
@MainActor
@Suite(.enabled(if: GalleryFolder.path != nil))
struct GalleryTests {
  private func file(_ name: String) throws -> URL {
    let folder = URL(fileURLWithPath: try #require(GalleryFolder.path))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent("\(name).trace")
  }

  @Test func `todos with reminders that are cancelled and that come`() async throws {
    let clock = ManualClock()
    let recorder = try TraceRecorder<Todos.State, Todos.Action>(
      file: try file("todos"),
      clock: clock,
      name: "todos"
    )
    let ids = Locked(0)
    let feature = Todos(
      ids: TodoIDs {
        ids.withLock {
          $0 += 1
          return $0
        }
      }
    )
    let store = Store(initialState: Todos.State(), clock: clock, observers: [recorder]) { feature }
    var generator = SplitMix64(seed: 20)
    var sleeps = clock.sleeps.makeAsyncIterator()
    for title in [
      "Buy oat milk", "Pay the gas bill", "Call Zoë", "Water the plants", "Reply to Max",
    ] {
      store.send(.draftChanged(title))
      clock.advance(by: .milliseconds(Int.random(in: 20..<60, using: &generator)))
      await store.send(.add).finish()
      clock.advance(by: .milliseconds(Int.random(in: 20..<60, using: &generator)))
    }
    for round in 0..<14 {
      let id = round % 5 + 1
      if store.state.todos[id: id]?.isCompleted == true {
        store.send(.todo(.element(id: id, action: .toggle)))
      }
      let delay = Duration.milliseconds([150, 400, 900][round % 3])
      store.send(.todo(.element(id: id, action: .remind(after: delay))))
      // A row that has been deleted is reported, and reminds of nothing.
      if store.state.todos[id: id] != nil { await sleeps.next() }
      for _ in 0..<4 {
        clock.advance(by: .milliseconds(Int.random(in: 10..<45, using: &generator)))
        // What was due has been reduced when another effect has been there and back.
        await store.send(.draftChanged("\(round)")).finish()
      }
      if round % 4 == 3 { store.send(.todo(.element(id: id, action: .toggle))) }
      if round == 9 { store.send(.delete(2)) }
    }
    store.send(.edit(1))
    store.send(.editor(.titleChanged("Buy oat milk and tea")))
    store.send(.editor(.save))
    store.send(.todo(.element(id: 2, action: .toggle)))
    try recorder.close()
  }

  @Test func `five thousand actions on many rows`() async throws {
    let clock = ManualClock()
    let recorder = try TraceRecorder<Board, BoardFeature.Action>(
      file: try file("long"),
      clock: clock,
      name: "5 000 actions"
    )
    let board = Board(rows: (0..<200).map { Sample(id: $0, note: "row \($0)") })
    let store = Store(initialState: board, clock: clock, observers: [recorder]) { BoardFeature() }
    for number in 0..<5000 {
      clock.advance(by: .microseconds(700 + number % 13 * 90))
      store.send(number % 3 == 0 ? .wait(number % 7) : .change(UInt64(number)))
    }
    try recorder.close()
  }

  @Test func `everything that a text can hold`() throws {
    let recorder = try TraceRecorder<[String: String], String>(
      file: try file("odd"),
      name: "</title><script>alert(1)</script> \u{202E}odd\u{202C} 🏳️‍🌈"
    )
    let store = Store<[String: String], String>(initialState: [:], observers: [recorder]) {
      Reduce { state, action in
        state[action] = String(action.reversed())
        return .none
      }
    }
    for text in [
      "</script><!--", "__proto__", "constructor", "a/b~c", "", "\u{2028}\u{2029}",
      "\u{0}\u{1}\u{7F}",
      "\u{E000}n12", "\u{E000}", "\"\u{E000}n1\"\u{E000}s", "\u{E000}s\"", "e\u{301}", "日本語", "👩‍👩‍👧",
      "\u{FEFF}\u{200B}", "\u{202E}abc",
      "\"\\'`${x}",
      "]]>", "&lt;&amp;", "\r\n\t", "\u{FFFD}\u{10FFFF}", "𝄞",
    ] { store.send(text) }
    try recorder.close()
  }

  @Test func `numbers that a browser would round`() throws {
    let recorder = try TraceRecorder<[Double], Int>(file: try file("numbers"), name: "numbers")
    let store = Store<[Double], Int>(initialState: [0.1, -0.0, 1e300], observers: [recorder]) {
      Reduce { state, action in
        state.append(Double(action) / 3)
        return .none
      }
    }
    for number in [Int.max, .min, 9_007_199_254_740_993, 1, 0] { store.send(number) }
    try recorder.close()
  }

  @Test func `texts, where nothing is Encodable`() throws {
    struct Plain { var lines: [Substring] = [] }
    let recorder = try TraceRecorder<Plain, Substring>(file: try file("texts"), name: "texts")
    let store = Store<Plain, Substring>(initialState: Plain(), observers: [recorder]) {
      Reduce { state, action in
        state.lines.append(action)
        return .none
      }
    }
    for text in ["one", "two\nlines", "<three>"] { store.send(text[...]) }
    try recorder.flush()
  }

  @Test func `nothing at all`() throws {
    try TraceRecorder<Int, Int>(file: try file("empty"), name: "").close()
  }
}
