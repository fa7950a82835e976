import Effects
import Store
import TestSupport
import Testing

/// Rules 1 and 14 where it is hardest: what is called back while effects come and go.
@MainActor
struct ReentrancyTests {
  /// Sends when it goes.
  private final class Sender: Sendable {
    let send: @MainActor @Sendable () -> Void

    init(_ send: @escaping @MainActor @Sendable () -> Void) { self.send = send }

    func touch() {}

    // INVARIANT: the last reference is held by a store on the main actor, which lets it go there.
    deinit { MainActor.assumeIsolated { send() } }
  }

  /// Holds the only reference to something until a reducer takes it.
  private final class Box {
    var sender: Sender?
    weak var store: Store<[Int], Int>?
  }

  @Test(arguments: 0..<100)
  func `L-S5: what observers and effects send is reduced first in, first out, none of it lost`(
    seed: Int
  ) {
    var generator = SplitMix64(seed: UInt64(seed))
    // Each action is answered by an observer and by an effect, with greater ones.
    let answers = (0..<30).map { action in
      (0..<2).map { _ in
        (0..<generator.number(below: 3)).map { _ in action + 1 + generator.number(below: 9) }
      }
    }
    var isReducing = false
    let store = Store<[Int], Int>(initialState: []) {
      Reduce { state, action in
        #expect(!isReducing)
        isReducing = true
        defer { isReducing = false }
        state.append(action)
        guard state.count < 300, action < 30 else { return .none }
        return .merge(answers[action][1].map { .send($0) })
      }
    }
    let token = store.observe { state in
      guard let action = state.last, state.count < 300, action < 30 else { return }
      for answer in answers[action][0] { store.send(answer) }
    }
    store.send(0)

    var (expected, queue) = ([Int](), [0])
    while let action = queue.first {
      queue.removeFirst()
      expected.append(action)
      if expected.count < 300, action < 30 { queue += answers[action].joined() }
    }
    #expect(store.state == expected)
    token.cancel()
  }

  @Test func `rule 1: what the deinit of a cut effect sends is queued`() async {
    let box = Box()
    let ran = Log<Int>()
    let done = Countdown(3)
    let store = Store<[Int], Int>(initialState: []) {
      Reduce { state, action in
        state.append(action)
        switch action {
        case 0:
          let sender = box.sender
          box.sender = nil
          return .concatenate(
            .run { _ in try? await untilCancelled() },
            .run { _ in sender?.touch() },
            .run { _ in ran.append(-1) }
          )
        case 50:
          return .concatenate(
            (1...3).map { number in
              .run { _ in
                ran.append(number)
                done.count()
              }
            }
          )
        default:
          return .none
        }
      }
    }
    box.store = store
    box.sender = Sender { [weak box] in _ = box?.store?.send(50) }
    store.send(0).cancel()
    #expect(store.effectsInFlight <= 1)
    await done.wait()
    #expect(store.state == [0, 50])
    #expect(ran.entries == [1, 2, 3])
  }

  @Test func `F03: what an observer sends at the end of an effect runs after all have been told`()
    async
  {
    let log = Log<String>()
    let (first, second) = (EndObserver("A", log), EndObserver("B", log))
    let store = Store<[Int], Int>(initialState: [], observers: [first, second]) {
      Reduce { state, action in
        state.append(action)
        return action == 0 ? .run { _ in } : .none
      }
    }
    first.onEnd = { [unowned store] in _ = store.send(7) }
    await store.send(0).finish()
    #expect(
      log.entries == [
        "A reduced 0", "B reduced 0", "A started", "B started", "A ended", "B ended",
        "A reduced 7", "B reduced 7",
      ]
    )
  }

  @Test func `rule 12: a cancelled task makes room for the next effect in the same turn`() async {
    let gate = Gate()
    let store = Store<[Int], Int>(initialState: []) {
      Reduce { state, action in
        state.append(action)
        guard action < 10 else { return .none }
        return .run { send in
          await gate.wait()
          await send(action + 10)
        }
        .cancellable(id: 1, .exhaust)
      }
    }
    let first = store.send(1)
    first.cancel()
    #expect(store.effectsInFlight == 0)
    let second = store.send(2)
    gate.open()
    await first.finish()
    await second.finish()
    #expect(store.state == [1, 2, 12])
  }

  @Test func `what a reduced action cancels is cancelled, although its own task was cancelled`()
    async
  {
    let gate = Gate()
    let store = Store<[Int], Int>(initialState: []) {
      Reduce { state, action in
        state.append(action)
        switch action {
        case 1:
          return .run { send in
            await gate.wait()
            await send(9)
          }
          .cancellable(id: 1)
        case 3: return .cancel(id: 1)
        default: return .none
        }
      }
    }
    let task = store.send(1)
    let token = store.observe { if $0.last == 2 { store.send(3).cancel() } }
    store.send(2)
    #expect(store.effectsInFlight == 0)
    gate.open()
    await task.finish()
    #expect(store.state == [1, 2, 3])
    token.cancel()
  }

  @Test func `a token that is cancelled elsewhere lets its closure go on the store's actor`() async
  {
    let log = Log<Bool>()
    let released = Gate()
    await StoreThread().run { thread in
      let store = Store<Int, Int>(initialState: 0, isolation: thread) { EmptyReducer() }
      let token = observe(store) {
        log.append(ThreadExecutor.isCurrent)
        released.open()
      }
      await Task.detached { token.cancel() }.value
      await released.wait()
      store.send(1)
    }
    #expect(log.entries == [true])
  }

  @Test func `F30: sends and cancelled observations don't race`() async {
    let seen = await StoreThread().run { thread in
      let store = Store<Int, Int>(initialState: 0, isolation: thread) {
        Reduce { state, _ in
          state += 1
          return .none
        }
      }
      var seen: [Int] = []
      let token = store.observe { seen.append($0) }
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<100 {
          let other = store.observe { _ in }
          group.addTask { other.cancel() }
          store.send(1)
        }
      }
      token.cancel()
      return seen
    }
    #expect(seen == Array(0...100))
  }

  @Test func `F22: a sequence that ignores cancellation is not asked any further`() async {
    let (asked, over) = (Gate(), Gate())
    do {
      let store = Store<Int, Int>(initialState: 0) {
        Reduce { _, action in
          action == 0 ? .materialize(Endless(asked: asked, over: over)) { _ in 1 } : .none
        }
      }
      store.send(0)
      await asked.wait()
    }
    await over.wait()
  }
}

/// Observes a store with a closure that is the only one to hold a counted object.
private func observe(
  _ store: Store<Int, Int>,
  onRelease: @escaping @Sendable () -> Void
) -> SubscriptionToken {
  let object = Counted(onRelease: onRelease)
  return store.observe { _ in object.touch() }
}

private final class EndObserver: StoreObserver {
  private let name: String
  private let log: Log<String>
  var onEnd: () -> Void = {}

  init(_ name: String, _ log: Log<String>) {
    self.name = name
    self.log = log
  }

  func didReduce(_ action: Int, from old: [Int], to new: [Int], origin: ActionOrigin) {
    log.append("\(name) reduced \(action)")
  }

  func effectDidStart(_ effect: EffectInfo) { log.append("\(name) started") }

  func effectDidEnd(_ effect: EffectInfo, _ end: EffectEnd) {
    log.append("\(name) ended")
    onEnd()
  }
}

/// Ones without an end; opens a gate when it goes.
private struct Endless: AsyncSequence, Sendable {
  let asked: Gate
  let end: Counted

  init(asked: Gate, over: Gate) {
    self.asked = asked
    end = Counted { over.open() }
  }

  struct Iterator: AsyncIteratorProtocol {
    let sequence: Endless

    mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Int? {
      sequence.asked.open()
      return 1
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }
}
