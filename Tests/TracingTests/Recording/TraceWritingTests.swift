import Effects
import Foundation
import Store
import StoreTracing
import Testing

/// Files, rotation, buffering, and what happens when writing fails.
@MainActor
struct TraceWritingTests {
  private typealias Recorder = TraceRecorder<Counter.State, Counter.Action>

  private func store(_ recorder: Recorder) -> Store<Counter.State, Counter.Action> {
    Store(initialState: Counter.State(), observers: [recorder]) { Counter() }
  }

  @Test func `each action is in the file before the store goes on`() throws {
    let folder = try Folder()
    let file = folder.file("a.trace")
    let recorder = try Recorder(file: file)
    let store = store(recorder)
    for number in 1...5 {
      store.send(.add(number))
      #expect(try Trace(contentsOf: file).lastStep == number)
    }
    try recorder.close()
    #expect(try Trace(contentsOf: file).isClosed)
  }

  @Test func `a rotated trace keeps so many parts, each of which can be read alone`() throws {
    let folder = try Folder()
    let file = folder.file("a.trace")
    let recorder = try Recorder(file: file, rotation: TraceRotation(size: 1024, parts: 2))
    let store = store(recorder)
    for number in 1...40 { store.send(.note("note \(number)")) }
    try recorder.close()
    #expect(folder.names == ["a.trace", "a.trace.1", "a.trace.2"])
    let parts = ["a.trace.2", "a.trace.1", "a.trace"].map(folder.file)
    let joined = try Trace(joining: parts)
    #expect(joined.lastStep == 40)
    #expect(joined.firstStep == (try Trace(contentsOf: parts[0]).firstStep))
    for part in parts {
      let trace = try Trace(contentsOf: part)
      #expect(trace.state(at: trace.firstStep) == joined.state(at: trace.firstStep))
      #expect(trace.state(at: trace.lastStep) == joined.state(at: trace.lastStep))
      #expect(try Data(contentsOf: part).count < 1024 + 600)
    }
    #expect(throws: TraceError.self) { try Trace(joining: [parts[0], parts[2]]) }
  }

  @Test func `with a rotation the trace of the last run is put aside`() throws {
    let folder = try Folder()
    for run in 1...3 {
      let recorder = try Recorder(
        file: folder.file("a"),
        name: "run \(run)",
        rotation: TraceRotation(size: .max, parts: 1)
      )
      store(recorder).send(.add(run))
      try recorder.close()
    }
    #expect(folder.names == ["a", "a.1"])
    #expect(try Trace(contentsOf: folder.file("a.1")).header.name == "run 2")
  }

  @Test func `a sink that fails is reported once, and the store goes on`() throws {
    let failures = Locked<[TraceError]>([])
    let sink = FailingSink(after: 2)
    let recorder = Recorder(sink: sink) { failure in failures.withLock { $0.append(failure) } }
    let store = store(recorder)
    for _ in 1...5 { store.send(.add(1)) }
    #expect(store.state.count == 5)
    #expect(failures.withLock { $0.count } == 1)
    #expect(sink.lines.withLock { $0.count } == 2)
    #expect(throws: TraceError.self) { try recorder.flush() }
    #expect(throws: TraceError.self) { try recorder.close() }
    #expect(failures.withLock { $0.count } == 1)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is a failure with its reason`() throws {
    let failures = Locked<[TraceError]>([])
    let recorder = try Recorder(file: URL(fileURLWithPath: "/dev/full")) { failure in
      failures.withLock { $0.append(failure) }
    }
    store(recorder).send(.add(1))
    let text = failures.withLock { "\($0)" }
    #expect(text.contains("No space left"))
  }

  @Test func `a file that can't be created is an error`() {
    #expect(throws: TraceError.self) {
      try Recorder(file: URL(fileURLWithPath: "/nowhere/at/all.trace"))
    }
  }

  @Test func `a buffered recorder writes the same in the same order`() throws {
    let (memory, buffered) = (TraceMemory(), TraceMemory())
    let recorders = [
      Recorder(sink: memory), Recorder(sink: buffered, buffering: .events(atMost: 3)),
    ]
    let store = Store(initialState: Counter.State(), observers: recorders) { Counter() }
    for number in 1...100 { store.send(.add(number)) }
    for recorder in recorders { try recorder.close() }
    #expect(try buffered.trace().actions == memory.trace().actions)
    #expect(try buffered.trace().isClosed)
  }

  @Test func `the store goes on while a buffered recorder is held up`() throws {
    let sink = GatedSink()
    let recorder = Recorder(sink: sink, buffering: .events(atMost: 50))
    let store = store(recorder)
    for _ in 1...40 { store.send(.add(1)) }
    #expect(sink.memory.bytes.isEmpty)
    sink.door.open()
    try recorder.flush()
    #expect(try sink.memory.trace().lastStep == 40)
  }

  @Test func `what is recorded after the end is not written`() throws {
    let memory = TraceMemory()
    let recorder = Recorder(sink: memory)
    let store = store(recorder)
    store.send(.add(1))
    try recorder.close()
    let bytes = memory.bytes
    store.send(.add(1))
    try recorder.close()
    #expect(memory.bytes == bytes)
  }

  @Test func `memory holds two parts at the most`() throws {
    let memory = TraceMemory()
    let store = store(Recorder(sink: memory, partSize: 2048))
    for number in 1...500 { store.send(.note("note \(number)")) }
    #expect(memory.bytes.count < 2 * (2048 + 600))
    #expect(try memory.trace().lastStep == 500)
  }
}
