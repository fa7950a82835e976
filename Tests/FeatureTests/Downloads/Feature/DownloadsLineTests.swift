import Examples
import Store
import StoreTesting
import Testing

/// The line that all files share, and the list as a whole.
struct DownloadsLineTests {
  /// Asks for all files of a list; so many of them begin.
  private func startAll(_ store: DownloadStore, _ count: Int, beginning: Int) async {
    await store.send(.all(.start))
    for id in 1...count {
      await store.receive(.row(id, .start)) { $0.change(id) { $0.phase = .waiting } }
    }
    for id in 1...beginning { await store.begin(id) }
  }

  @Test func `two of four files come at once, and the others follow in order`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script, ["a", "b", "c", "d"], order: .sideBySide(atMost: 2))
    await startAll(store, 4, beginning: 2)
    script.finish("b")
    await store.complete(2)
    await store.begin(3)
    script.finish("a")
    await store.complete(1)
    await store.begin(4)
    script.finish("c")
    await store.complete(3)
    script.finish("d")
    await store.complete(4)
    await store.finish()
    #expect(script.fetched == ["a", "b", "c", "d"])
    #expect(script.mostAtOnce == 2)
  }

  @Test func `one by one, each file begins when the one before it is complete`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script, ["a", "b", "c"], order: .oneByOne)
    // An end that is known beforehand does not let a file overtake another.
    script.finish("c")
    script.finish("b")
    await startAll(store, 3, beginning: 1)
    script.finish("a")
    await store.complete(1)
    await store.begin(2)
    await store.complete(2)
    await store.begin(3)
    await store.complete(3)
    await store.finish()
    #expect(script.fetched == ["a", "b", "c"])
    #expect(script.mostAtOnce == 1)
  }

  @Test func `a file that is paused in line leaves the line`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script, ["a", "b", "c"], order: .oneByOne)
    await startAll(store, 3, beginning: 1)
    await store.send(.row(2, .pause)) { $0.change(2) { $0.phase = .paused } }
    script.finish("a")
    await store.complete(1)
    await store.begin(3)
    script.finish("c")
    await store.complete(3)
    await store.finish()
    #expect(script.fetched == ["a", "c"])
  }

  @Test func `a file that is paused while it comes in gives its place to the next`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script, ["a", "b"], order: .oneByOne)
    await startAll(store, 2, beginning: 1)
    await store.send(.row(1, .pause)) { $0.change(1) { $0.phase = .paused } }
    await store.begin(2)
    await store.send(.row(1, .resume)) { $0.change(1) { $0.phase = .waiting } }
    script.finish("b")
    await store.complete(2)
    await store.begin(1)
    script.finish("a")
    await store.complete(1)
    await store.finish()
  }

  @Test func `a file that is taken out of the list ends in that turn and leaves nothing`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script, ["a", "b"], order: .oneByOne)
    await startAll(store, 2, beginning: 1)
    await store.send(.remove(1)) { $0.rows.remove(id: 1) }
    await store.begin(2)
    script.finish("b")
    await store.complete(2)
    await store.finish()
    #expect(script.cancelled == ["a"])
    #expect(script.discarded == ["a"])
  }

  @Test func `a complete file that is taken out of the list stays in the folder`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script, ["a", "b"])
    await store.run(1)
    script.finish("a")
    await store.complete(1)
    await store.send(.remove(1)) { $0.rows.remove(id: 1) }
    await store.send(.clearFinished)
    await store.finish()
    #expect(script.discarded.isEmpty)
  }

  @Test func `the complete files can be cleared away`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script, ["a", "b"])
    await store.run(1)
    script.finish("a")
    await store.complete(1)
    await store.send(.clearFinished) { $0.rows.remove(id: 1) }
    await store.finish()
  }

  @Test func `everything can be cancelled at once, and nothing begins meanwhile`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script, ["a", "b", "c"], order: .sideBySide(atMost: 2))
    await startAll(store, 3, beginning: 2)
    await store.send(.all(.cancel))
    for id in (1...3).reversed() {
      await store.receive(.row(id, .cancel)) { $0.change(id) { $0.phase = .cancelling } }
    }
    for id in (1...3).reversed() {
      await store.receive(.row(id, .discarded(nil))) { $0.change(id) { $0.phase = .cancelled } }
    }
    await store.finish()
    #expect(script.fetched == ["a", "b"])
    #expect(script.discarded.sorted() == ["a", "b", "c"])
  }

  @Test func `a file is added with an id that no other had`() async {
    let store = makeDownloads(ScriptedDownloads(), ["a"])
    await store.send(.remove(1)) { $0.rows.remove(id: 1) }
    await store.send(.add("http://host/b%20c?d")) {
      $0.rows.append(Download(id: 2, address: "http://host/b%20c?d", name: "b c"))
      $0.nextID = 3
    }
    await store.finish()
  }

  @Test func `a second file of the same name fails, whatever its capitals`() async {
    let store = makeDownloads(ScriptedDownloads(), ["a.txt"])
    let address = "http://other/A.TXT"
    await store.send(.add(address)) {
      let phase = DownloadPhase.failed(.nameTaken("A.TXT"))
      $0.rows.append(Download(id: 2, address: address, name: "", phase: phase))
      $0.nextID = 3
    }
    await store.send(.row(2, .retry))
    await store.finish()
  }

  @Test func `what has failed from the start never reaches the client`() async {
    let script = ScriptedDownloads()
    let store = makeDownloads(script, [".hidden"])
    await store.send(.row(1, .cancel)) { $0.change(1) { $0.phase = .cancelled } }
    await store.send(.row(1, .retry))
    await store.finish()
    #expect(script.discarded.isEmpty)
  }
}
