import Store
import StoreTracing
import TestSupport

/// Recordings that are the same each time.
@MainActor
enum Recordings {
  /// Three timers: one replaced, one finished, one that still runs.
  static func timers(name: String = "timers") async throws -> Trace {
    let clock = ManualClock()
    let memory = TraceMemory()
    let recorder = TraceRecorder<Counter.State, Counter.Action>(
      sink: memory,
      clock: clock,
      name: name
    )
    let store = Store(initialState: Counter.State(), clock: clock, observers: [recorder]) {
      Counter()
    }
    var sleeps = clock.sleeps.makeAsyncIterator()
    store.send(.later(1))
    await sleeps.next()
    clock.advance(by: .milliseconds(500))
    let task = store.send(.later(5))
    store.send(.note("日本語 </script><!-- \u{2028} & \"quoted\""))
    await sleeps.next()
    clock.advance(by: .seconds(1))
    await task.finish()
    store.send(.later(7))
    await sleeps.next()
    clock.advance(by: .milliseconds(500))
    store.send(.child(1))
    store.send(.add(1))
    try recorder.close()
    return try memory.trace()
  }
}
