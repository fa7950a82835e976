import Store
import Testing

private struct Small: Equatable {
  var flag: UInt8 = 7
  var number = 0
}

private final class Shared {
  var number = 0
}

/// Parts of all kinds: some lie in the state, others only seem to.
private struct State {
  var before: UInt8 = 1
  var stored = 0
  var nested = Small()
  var tuple: (UInt8, UInt16, Int) = (1, 2, 0)
  var list = [0, 0, 0]
  let shared = Shared()
  var writes = 0
  var observed = 0 { didSet { writes += 1 } }
  var computed: Int {
    get { stored }
    set { stored = newValue }
  }
  var optional: Int? = 0
  var after: UInt8 = 2
}

private struct Add: Reducer {
  func reduce(into state: inout Int, action: Int) -> Effect<Int> {
    state += action
    return .none
  }
}

private struct AddToFlag: Reducer {
  func reduce(into state: inout UInt8, action: Int) -> Effect<Int> {
    state += UInt8(action)
    return .none
  }
}

/// A child is run on its part of the state in its place, wherever that is.
@MainActor
struct PartInPlaceTests {
  private func state<Child: Reducer<Part, Int>, Part>(
    after count: Int,
    of path: WritableKeyPath<State, Part>,
    _ child: Child
  ) -> State {
    let store = Store<State, Int>(initialState: State()) {
      Scope(state: path, action: .identity) { child }
    }
    for _ in 0..<count { store.send(1) }
    #expect(store.before == 1)
    #expect(store.after == 2)
    return store.state
  }

  @Test func `a stored property`() {
    #expect(state(after: 5, of: \.stored, Add()).stored == 5)
  }

  @Test func `a property of a property, behind a byte`() {
    let nested = state(after: 5, of: \.nested.number, Add()).nested
    #expect(nested == Small(flag: 7, number: 5))
  }

  @Test func `a byte in front of others`() {
    let nested = state(after: 5, of: \.nested.flag, AddToFlag()).nested
    #expect(nested == Small(flag: 12, number: 0))
  }

  @Test func `an element of a tuple`() {
    #expect(state(after: 5, of: \.tuple.2, Add()).tuple == (1, 2, 5))
  }

  @Test func `an element of an array`() {
    #expect(state(after: 5, of: \.list[1], Add()).list == [0, 5, 0])
  }

  @Test func `a property of an object`() {
    #expect(state(after: 5, of: \.shared.number, Add()).shared.number == 5)
  }

  @Test func `a computed property, which is written back`() {
    #expect(state(after: 5, of: \.computed, Add()).stored == 5)
  }

  @Test func `an observed property, whose observer is called each time`() {
    let state = state(after: 5, of: \.observed, Add())
    #expect((state.observed, state.writes) == (5, 5))
  }

  @Test func `the whole state`() {
    let store = Store<Int, Int>(initialState: 0) {
      Scope(state: \.self, action: .identity) { Add() }
    }
    for _ in 0..<5 { store.send(1) }
    #expect(store.state == 5)
  }

  @Test func `an optional property`() {
    let store = Store<State, Int>(initialState: State()) {
      EmptyReducer<State, Int>().ifLet(\.optional, action: .identity) { Add() }
    }
    for _ in 0..<5 { store.send(1) }
    #expect(store.optional == 5)
  }

  @Test func `an array that a child changes is not copied`() {
    let store = Store<State, Int>(initialState: State()) {
      Scope(state: \.list, action: .identity) {
        Reduce<[Int], Int> { list, action in
          list[0] += action
          return .none
        }
      }
    }
    func place() -> UInt {
      store.state.list.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
    }
    store.send(1)
    let before = place()
    for _ in 0..<5 { store.send(1) }
    #expect(place() == before)
    #expect(store.list[0] == 6)
  }
}
