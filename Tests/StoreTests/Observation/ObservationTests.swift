import Observation
import Store
import TestSupport
import Testing

private struct State: Equatable {
  var count = 0
  var name = ""
  var child: Child? = Child()
  var load = DataLoadState<Int, Never>.initial
  var ratio = 0.0
  var page = Page.none
}

private enum Page: Equatable {
  case none
  case child(Child)

  var child: Child? { if case .child(let child) = self { child } else { nil } }
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
  case divide
  case turn(Page)
  case page(Int)

  var child: Int? { if case .child(let number) = self { number } else { nil } }
  var page: Int? { if case .page(let number) = self { number } else { nil } }
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
        case .divide: state.ratio = 0 / state.ratio
        case .turn(let page): state.page = page
        case .nothing, .child, .page: break
        }
        return .none
      }
      .ifLet(\.child, action: CasePath(Action.child, \.child)) { SetNumber() }
      Scope(state: \.page, action: CasePath(Action.page, \.page)) {
        EmptyReducer<Page, Int>()
          .ifCaseLet(CasePath(Page.child, \.child), action: .identity) { SetNumber() }
      }
    }
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

  @Test func `F73, F75: the payload of a case is told through a store of its own`() throws {
    let store = makeStore()
    store.send(.turn(.child(Child())))
    let child = try #require(
      store.scope(state: \.page, action: CasePath(Action.page, \.page))
        .scope(state: \.child, action: .identity)
    )
    let read = { _ = child.number }
    #expect(notifications(of: read, during: { child.send(0) }) == 0)
    #expect(notifications(of: read, during: { store.send(.up) }) == 0)
    #expect(notifications(of: read, during: { child.send(3) }) == 1)
    #expect(notifications(of: read, during: { store.send(.turn(.child(Child(number: 4)))) }) == 1)
    #expect(notifications(of: read, during: { store.send(.turn(.none)) }) == 0)
  }

  @Test func `F73: an action that changes nothing in an enum's child is told to no observer of it`()
  {
    let store = makeStore()
    store.send(.turn(.child(Child())))
    var pages: [Page] = []
    let token = store.observe(\.page) { pages.append($0) }
    for number in [0, 0, 1] { store.send(.page(number)) }
    #expect(pages == [.child(Child()), .child(Child(number: 1))])
    token.cancel()
  }

  @Test func `a value that isn't equal to itself is the same as another such`() {
    let store = makeStore()
    var ratios = 0
    let token = store.observe(\.ratio) { _ in ratios += 1 }
    #expect(notifications(of: { _ = store.ratio }, during: { store.send(.divide) }) == 1)
    #expect(store.state.ratio.isNaN)
    #expect(notifications(of: { _ = store.ratio }, during: { store.send(.nothing) }) == 0)
    #expect(notifications(of: { _ = store.ratio }, during: { store.send(.divide) }) == 0)
    #expect(ratios == 2)
    token.cancel()
  }

  @Test func `who reads while an action is told to observers is not told of that action again`() {
    let store = makeStore()
    let told = Log<Int>()
    var reads = 0
    let token = store.observe { _ in
      let number = reads
      reads += 1
      withObservationTracking {
        _ = store.count
      } onChange: {
        told.append(number)
      }
    }
    store.send(.nothing)
    store.send(.up)
    // The reads of the beginning and of the first action; the third one has seen the new value.
    #expect(told.entries.sorted() == [0, 1])
    store.send(.up)
    #expect(told.entries.sorted() == [0, 1, 2])
    token.cancel()
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

private struct SetNumber: Reducer {
  func reduce(into state: inout Child, action: Int) -> Effect<Int> {
    state.number = action
    return .none
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
