import Effects
import Foundation
import Store
import StoreTesting
import StoreTracing
import TestSupport
import Testing

/// What a recorder writes down.
@MainActor
struct TraceRecorderTests {
  private let clock = ManualClock()
  private let memory = TraceMemory()

  private func store(
    redaction: Redaction = .none,
    initialState: Counter.State = Counter.State()
  ) -> (Store<Counter.State, Counter.Action>, TraceRecorder<Counter.State, Counter.Action>) {
    let recorder = TraceRecorder<Counter.State, Counter.Action>(
      sink: memory,
      clock: clock,
      name: "counter",
      redaction: redaction
    )
    let store = Store(initialState: initialState, clock: clock, observers: [recorder]) { Counter() }
    return (store, recorder)
  }

  @Test func `every action is there with its origin and the state after it`() throws {
    let (store, recorder) = store()
    store.send(.add(1))
    store.send(.twice)
    store.send(.note("a \"note\"\n"))
    try recorder.close()
    let trace = try memory.trace()
    #expect(trace.actions.map(\.label) == ["add(1)", "twice", "add(2)", "note(\"a \"note\"␣\")"])
    #expect(trace.actions.map(\.origin) == [.external, .external, .effect(nil), .external])
    #expect(trace.isClosed && !trace.isTorn)
    #expect(trace.header.name == "counter")
    #expect(state(trace, 0) == Counter.State())
    #expect(state(trace, 3) == Counter.State(count: 3))
    #expect(state(trace, 4) == store.state)
    #expect(trace.state(at: 5) == nil)
  }

  @Test func `effects start and end with the time of the store's clock`() async throws {
    let (store, recorder) = store()
    var sleeps = clock.sleeps.makeAsyncIterator()
    store.send(.later(1))
    await sleeps.next()
    clock.advance(by: .milliseconds(500))
    let task = store.send(.later(5))
    await sleeps.next()
    clock.advance(by: .seconds(1))
    await task.finish()
    store.send(.later(7))
    store.send(.forget)
    try recorder.close()
    let timeline = Timeline(try memory.trace())
    #expect(timeline.lanes.map(\.title) == ["timer", "timer", "timer"])
    #expect(timeline.lanes.map(\.how) == [.cancelled, .finished, .cancelled])
    #expect(timeline.lanes.map(\.start) == [.zero, .milliseconds(500), .milliseconds(1500)])
    #expect(
      timeline.lanes.map(\.end) == [.milliseconds(500), .milliseconds(1500), .milliseconds(1500)]
    )
    #expect(timeline.marks.map(\.lane) == [nil, nil, 1, nil, nil])
    #expect(timeline.lanes.map(\.action) == ["later(1)", "later(5)", "later(7)"])
  }

  @Test func `what the store ignored is there`() throws {
    let (store, recorder) = store()
    store.send(.child(1))
    try recorder.close()
    let notes = Timeline(try memory.trace()).notes
    #expect(notes.count == 1)
    #expect(notes[0].text.contains("child"))
  }

  @Test func `actions and states that are not Encodable are text`() throws {
    struct Plain { var number = 0 }
    enum Move { case by(Int) }
    let recorder = TraceRecorder<Plain, Move>(sink: memory)
    let store = Store<Plain, Move>(initialState: Plain(), observers: [recorder]) {
      Reduce { state, action in
        if case .by(let number) = action { state.number += number }
        return .none
      }
    }
    store.send(.by(2))
    store.send(.by(0))
    let trace = try memory.trace()
    #expect(trace.actions.map(\.action) == [.text("by(2)"), .text("by(0)")])
    #expect(trace.state(at: 0) == .text("Plain(number: 0)"))
    #expect(trace.state(at: 2) == .text("Plain(number: 2)"))
    #expect(trace.actions[1].change == .none)
    #expect(!trace.isClosed)
  }

  @Test func `what is redacted stands nowhere in the trace`() throws {
    let (store, recorder) = store(redaction: .members("note"))
    store.send(.note("hunter2"))
    store.send(.note("hunter3"))
    store.send(.child(1))
    store.send(.later(1))
    try recorder.close()
    let text = String(decoding: memory.bytes, as: UTF8.self)
    #expect(!text.contains("hunter"))
    #expect(try memory.trace().actions[0].label == "note(\"…\")")
  }

  @Test func `a text in which a hidden name occurs is hidden as a whole`() throws {
    struct Login { var password = "hunter2" }
    let recorder = TraceRecorder<Login, Int>(sink: memory, redaction: .members("Password"))
    let store = Store<Login, Int>(initialState: Login(), observers: [recorder]) {
      Reduce { state, action in .none }
    }
    store.send(1)
    #expect(try memory.trace().state(at: 1) == .text("…"))
  }

  @Test func `a whole state stands wherever the differences have become long`() throws {
    let (store, recorder) = store()
    let text = String(repeating: "x", count: 1000)
    for number in 0..<300 { store.send(.note("\(number)" + text)) }
    try recorder.close()
    let trace = try memory.trace()
    let whole = trace.actions.filter { if case .whole = $0.change { true } else { false } }
    #expect((5...15).contains(whole.count))
    #expect(state(trace, 299)?.note == "298" + text)
    #expect(state(trace, 300) == store.state)
  }

  @Test func `an action that changes nothing is written without a change`() throws {
    let (store, recorder) = store()
    store.send(.add(0))
    try recorder.flush()
    #expect(try memory.trace().actions.map(\.change) == [.none])
  }

  private func state(_ trace: Trace, _ step: Int) -> Counter.State? {
    try? trace.state(Counter.State.self, at: step)
  }
}
