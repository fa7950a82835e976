import Observation
import Store
import TestSupport
import Testing

private struct State: Equatable {
  var count = 0
  var name = ""
  var child: Child? = Child()
  var load = DataLoadState<Int, Never>.initial
}

private struct Child: Equatable {
  var number = 0
}

private enum Action: Sendable {
  case up, nothing
  case rename(String)
  case load(Int)
  case child(Int)
  case dismiss

  var child: Int? { if case .child(let number) = self { number } else { nil } }
}

/// Section 3, fine-grained observation: one notification for each real change of what was read.
@MainActor
struct ObservationTests {
  private func makeStore() -> Store<State, Action> {
    Store(initialState: State()) {
      Reduce<State, Action> { state, action in
        switch action {
        case .up: state.count += 1
        case .rename(let name): state.name = name
        case .load(let number): state.load = .loaded(number)
        case .dismiss: state.child = nil
        case .nothing, .child: break
        }
        return .none
      }
      .ifLet(\.child, action: CasePath(Action.child, \.child)) {
        Reduce<Child, Int> { state, action in
          state.number = action
          return .none
        }
      }
    }
  }

  /// Reads something, and counts how often its readers are told until they read again.
  private func notifications(of read: () -> Void, during body: () -> Void) -> Int {
    let log = Log<Void>()
    withObservationTracking(read) { log.append(()) }
    body()
    return log.entries.count
  }

  @Test func `F75: a change of what was read is told once, a sibling's or none is not`() {
    let store = makeStore()
    #expect(notifications(of: { _ = store.count }, during: { store.send(.up) }) == 1)
    #expect(notifications(of: { _ = store.count }, during: { store.send(.nothing) }) == 0)
    #expect(notifications(of: { _ = store.count }, during: { store.send(.rename("a")) }) == 0)
    #expect(notifications(of: { _ = store.name }, during: { store.send(.rename("a")) }) == 0)
    #expect(notifications(of: { _ = store.name }, during: { store.send(.rename("b")) }) == 1)
  }

  @Test func `F75: a payload that changes within one case is told`() {
    let store = makeStore()
    store.send(.load(1))
    #expect(notifications(of: { _ = store.load }, during: { store.send(.load(2)) }) == 1)
    #expect(notifications(of: { _ = store.load }, during: { store.send(.load(2)) }) == 0)
  }

  @Test func `the change has been committed when it is told`() {
    let holder = Holder(makeStore())
    let store = holder.store
    let seen = Log<Int>()
    withObservationTracking {
      _ = store.count
    } onChange: {
      // INVARIANT: the store tells its readers on its actor, the main actor here.
      MainActor.assumeIsolated { seen.append(holder.store.state.count) }
    }
    store.send(.up)
    #expect(seen.entries == [1])
  }

  @Test func `F73: an action that changes nothing is not told through a scope`() throws {
    let store = makeStore()
    let child = try #require(
      store.scope(state: \.child, action: CasePath(Action.child, \.child))
    )
    #expect(notifications(of: { _ = child.number }, during: { store.send(.nothing) }) == 0)
    #expect(notifications(of: { _ = child.number }, during: { store.send(.child(0)) }) == 0)
    #expect(notifications(of: { _ = child.number }, during: { store.send(.child(3)) }) == 1)
    #expect(notifications(of: { _ = child.number }, during: { store.send(.up) }) == 0)
  }

  @Test func `a value read several times is told once`() {
    let store = makeStore()
    let read = {
      for _ in 0..<3 { _ = store.count }
    }
    #expect(notifications(of: read, during: { store.send(.up) }) == 1)
  }

  @Test func `an observer of a part remembers the last value that it was given itself`() {
    let store = makeStore()
    var (first, second): ([Int], [Int]) = ([], [])
    let firstToken = store.observe(\.count) { first.append($0) }
    store.send(.up)
    let secondToken = store.observe(\.count) { second.append($0) }
    store.send(.nothing)
    store.send(.up)
    #expect(first == [0, 1, 2])
    #expect(second == [1, 2])
    firstToken.cancel()
    secondToken.cancel()
  }

  @Test func `Observations gives each change`() async {
    let store = makeStore()
    guard #available(macOS 26, iOS 26, macCatalyst 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return
    }
    var counts = Observations { store.count }.makeAsyncIterator()
    #expect(await counts.next(isolation: #isolation) == 0)
    store.send(.up)
    #expect(await counts.next(isolation: #isolation) == 1)
  }
}

/// A store that a `@Sendable` closure can refer to.
@MainActor
private final class Holder {
  let store: Store<State, Action>

  init(_ store: Store<State, Action>) {
    self.store = store
  }
}
