import Store
import Testing

/// Rules 1 and 2: one queue, one action at a time, observers in order.
@MainActor
struct OrderingTests {
  /// Appends every action to the state.
  private func makeStore(
    observers: [any StoreObserver<[Int], Int>] = [],
    effect: @escaping (Int) -> Effect<Int> = { _ in .none }
  ) -> Store<[Int], Int> {
    Store(initialState: [], observers: observers) {
      Reduce { state, action in
        state.append(action)
        return effect(action)
      }
    }
  }

  @Test func `F01: an action sent by an observer runs after the current one`() {
    let store = makeStore()
    var log: [[Int]] = []
    let token = store.observe { state in
      log.append(state)
      if state == [1] { store.send(2) }
    }
    store.send(1)
    #expect(log == [[], [1], [1, 2]])
    token.cancel()
  }

  @Test func `F02: when the outermost send returns the queue is empty`() {
    let store = makeStore()
    let token = store.observe(\.count) { count in
      if count == 1 { store.send(2) }
      if count == 2 { store.send(3) }
    }
    store.send(1)
    #expect(store.state == [1, 2, 3])
    token.cancel()
  }

  @Test func `F03: every observer gets every committed state once and in order`() {
    let store = makeStore()
    var logs: [[Int]] = [[], [], []]
    var tokens: [SubscriptionToken] = []
    for index in 0..<3 {
      let token = store.observe(\.count) { count in
        logs[index].append(count)
        if index == 0, count == 1 { store.send(2) }
      }
      tokens.append(token)
    }
    store.send(1)
    #expect(logs == [[0, 1, 2], [0, 1, 2], [0, 1, 2]])
  }

  @Test func `F04: an action sent from inside a reducer runs afterwards, and both changes survive`()
  {
    struct State: Equatable {
      var a = 0
      var b = 0
    }
    var send: (Int) -> Void = { _ in }
    let store = Store<State, Int>(initialState: State()) {
      Reduce { state, action in
        if action == 1 {
          send(2)
          state.a = 1
        } else {
          state.b = state.a + 1
        }
        return .none
      }
    }
    send = { [weak store] in store?.send($0) }
    store.send(1)
    #expect(store.state == State(a: 1, b: 2))
  }

  @Test func `rule 1: an action sent by a deinit is queued`() {
    final class Sender {
      var send: () -> Void = {}
      deinit { send() }
    }
    struct State {
      var sender: Sender?
      var log: [String] = []
    }
    let store = Store<State, Int>(initialState: State(sender: Sender())) {
      Reduce { state, action in
        state.log.append("begin \(action)")
        state.sender = nil
        state.log.append("end \(action)")
        return .none
      }
    }
    store.state.sender?.send = { [weak store] in _ = store?.send(2) }
    store.send(1)
    #expect(store.state.log == ["begin 1", "end 1", "begin 2", "end 2"])
  }

  @Test func `F07: a follow-up that dismisses and presents again keeps its order`() {
    let store = Store<Int?, Int?>(initialState: nil) {
      Reduce { state, action in
        state = action
        return .none
      }
    }
    var routes: [Int?] = []
    let token = store.observe { route in
      routes.append(route)
      if route == nil, routes.count > 1 { store.send(2) }
    }
    store.send(1)
    store.send(nil)
    #expect(routes == [nil, 1, nil, 2])
    token.cancel()
  }

  @Test func `F08: immediate effects chain to any depth before send returns`() {
    let store = makeStore { $0 < 50 ? .send($0 + 1) : .none }
    store.send(0)
    #expect(store.state == Array(0...50))
  }

  @Test func `F09: all actions of several observers are handled, in send order`() {
    let store = makeStore()
    let first = store.observe(\.count) { count in
      if count == 1 { [10, 11].forEach { store.send($0) } }
    }
    let second = store.observe(\.count) { count in
      if count == 1 { store.send(20) }
    }
    store.send(1)
    #expect(store.state == [1, 10, 11, 20])
    first.cancel()
    second.cancel()
  }

  @Test
  func `F12: who is cancelled during a notification gets nothing more, who is added gets it once`()
  {
    let store = makeStore()
    var logs = ["b": [Int](), "c": [Int]()]
    var tokens: [String: SubscriptionToken] = [:]
    let first = store.observe(\.count) { count in
      guard count == 1 else { return }
      tokens["b"]?.cancel()
      tokens["c"] = store.observe { logs["c"]?.append($0.count) }
    }
    tokens["b"] = store.observe { logs["b"]?.append($0.count) }
    store.send(1)
    store.send(2)
    #expect(logs == ["b": [0], "c": [1, 2]])
    first.cancel()
  }

  @Test func `an observation ends when its token goes`() {
    let store = makeStore()
    var log: [Int] = []
    do {
      let token = store.observe { log.append($0.count) }
      store.send(1)
      withExtendedLifetime(token) {}
    }
    store.send(2)
    #expect(log == [0, 1])
  }

  @Test func `an observer of a part is told only when the part has changed`() {
    let store = makeStore()
    var log: [Int?] = []
    let token = store.observe(\.last) { log.append($0) }
    [1, 1, 2].forEach { store.send($0) }
    #expect(log == [nil, 1, 2])
    token.cancel()
  }

  @Test func `rule 2: reduce, then observers as registered, then effects as listed`() {
    var log: [String] = []
    let observer = Observer<[Int], Int>()
    observer.onReduce = { log.append("observer \($0)") }
    let store = makeStore(observers: [observer]) { action in
      log.append("reduce \(action)")
      return action == 1 ? .merge(.send(2), .send(3)) : .none
    }
    let token = store.observe { if let last = $0.last { log.append("closure \(last)") } }
    store.send(1)
    #expect(log == (1...3).flatMap { ["reduce \($0)", "observer \($0)", "closure \($0)"] })
    token.cancel()
  }

  @Test func `rule 2: inside an observer the store's state is the one it was given`() {
    let store = makeStore { $0 < 5 ? .send($0 + 1) : .none }
    var agrees: [Bool] = []
    let token = store.observe { [unowned store] state in agrees.append(store.state == state) }
    store.send(1)
    #expect(agrees == Array(repeating: true, count: 6))
    token.cancel()
  }

  @Test func `concatenated actions interleave with what they set off as awaited sends would`() {
    let store = makeStore { action in
      switch action {
      case 0: .concatenate(.send(1), .send(2))
      case 1: .send(10)
      default: .none
      }
    }
    store.send(0)
    #expect(store.state == [0, 1, 10, 2])
  }

  @Test func `merged actions are queued together`() {
    let store = makeStore { action in
      switch action {
      case 0: .merge(.send(1), .send(2))
      case 1: .send(10)
      default: .none
      }
    }
    store.send(0)
    #expect(store.state == [0, 1, 2, 10])
  }
}
