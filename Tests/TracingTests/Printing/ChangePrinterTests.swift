import Differences
import Effects
import Store
import StoreTracing
import TestSupport
import Testing

@MainActor
struct ChangePrinterTests {
  private let log = Log<String>()
  private let clock = ManualClock()

  private func printer(
    limits: DifferenceLimits = .default,
    buffer: Int = 256
  ) -> ChangePrinter<Counter.State, Counter.Action> {
    ChangePrinter(clock: clock, limits: limits, buffer: buffer) { [log] in log.append($0) }
  }

  private func store(
    _ printer: ChangePrinter<Counter.State, Counter.Action>
  ) -> Store<Counter.State, Counter.Action> {
    Store(initialState: Counter.State(), clock: clock, observers: [printer]) { Counter() }
  }

  @Test func `each action is printed in order, with what it changes and nothing else`() {
    let printer = printer()
    let store = store(printer)
    store.send(.add(2))
    clock.advance(by: .milliseconds(1500))
    store.send(.twice)
    printer.flush()
    #expect(
      log.entries == [
        "0 s  .add(2)\n  count: 0 → 2\n  (2 properties unchanged)",
        "1.5 s  .twice",
        "1.5 s  .add(2) ← an effect\n  count: 2 → 4\n  (2 properties unchanged)",
      ]
    )
  }

  @Test func `F39: a thousand actions are printed in their order, each as its difference alone`() {
    let printer = printer(buffer: 1000)
    let store = store(printer)
    for _ in 1...1000 { store.send(.add(1)) }
    printer.flush()
    #expect(
      log.entries
        == (0..<1000).map {
          "0 s  .add(1)\n  count: \($0) → \($0 + 1)\n  (2 properties unchanged)"
        }
    )
  }

  @Test func `a change that is too long is cut`() {
    let printer = printer(limits: DifferenceLimits(lines: 3, columns: 20))
    let store = store(printer)
    store.send(.note(String(repeating: "long ", count: 1000)))
    printer.flush()
    #expect(log.entries[0].count < 120)
  }

  @Test func `what the store ignored is printed too`() {
    let printer = printer()
    let store = store(printer)
    store.send(.child(1))
    printer.flush()
    #expect(log.entries.count == 2)
    #expect(log.entries.contains { $0.contains(" ! ") })
  }

  @Test func `the store goes on when the printer can't keep up, and what is left out is counted`() {
    let door = Door()
    let printer = ChangePrinter<Counter.State, Counter.Action>(clock: clock, buffer: 4) {
      [log] text in
      door.wait()
      log.append(text)
    }
    let store = store(printer)
    for _ in 1...100 { store.send(.add(1)) }
    #expect(store.state.count == 100)
    door.open()
    printer.flush()
    let leftOut = log.entries.filter { $0.hasPrefix("…") }
    #expect(leftOut.count >= 1)
    #expect(log.entries.count - leftOut.count < 100)
  }
}
