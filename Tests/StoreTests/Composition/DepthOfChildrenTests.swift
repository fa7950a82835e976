import Effects
import Store
import TestSupport
import Testing

/// Eight values that lie beside each other, in the state itself.
private struct Eight<Value: Sendable>: Sendable {
  var values: (Value, Value, Value, Value, Value, Value, Value, Value)

  init(_ value: Value) {
    values = (value, value, value, value, value, value, value, value)
  }
}

/// A state of 64 KiB.
private struct Big: Sendable {
  var first = Eight(Eight(Eight(Eight(0))))
  var second = Eight(Eight(Eight(Eight(0))))
  var count = 0
}

private enum Action: Sendable {
  case up
}

/// The same state again and again, one scope around the other.
private func nested(_ depth: Int) -> Reduce<Big, Action> {
  typealias Builder = ReducerBuilder<Big, Action>
  guard depth > 0 else {
    return Reduce { state, _ in
      state.count += 1
      return .run { _ in try? await untilCancelled() }
    }
  }
  let inner = nested(depth - 1)
  return Builder.buildLimitedAvailability(
    Scope(state: \Big.self, action: CasePath({ $0 }, extract: { $0 })) { inner }
  )
}

struct DepthOfChildrenTests {
  /// The look at the children, which goes as deep as the reducers, comes once there are effects.
  @Test
  func `F35: thirty nested scopes with 64 KiB of state and effects run on a stack of 512 KiB`()
    async
  {
    #expect(MemoryLayout<Big>.size >= 64 * 1024)
    let (count, effects) = await StoreThread().run { thread in
      let store = Store<Big, Action>(initialState: Big(), isolation: thread) { nested(30) }
      for _ in 0..<3 { store.send(.up) }
      return (store.state.count, store.effectsInFlight)
    }
    #expect(count == 3 && effects == 3)
  }

  @Test func `F35: optional children of 64 KiB in optional children and rows run on 512 KiB`() async
  {
    let rows: IdentifiedArrayOf<Row> = [Row()]
    let count = await StoreThread().run { thread in
      let child = CasePath(Move.child, \.child)
      let store = Store<Outer, Move>(initialState: Outer(rows: rows), isolation: thread) {
        EmptyReducer<Outer, Move>().forEach(\.rows, action: CasePath(Move.row, \.row)) {
          Reduce<Row, Move> { state, move in
            if case .clear = move { state.middle = nil }
            return .none
          }
          .ifLet(\.middle, action: child) {
            EmptyReducer<Middle, Move>().ifLet(\.big, action: child) {
              Reduce<Big, Move> { state, _ in
                state.count += 1
                return .run { _ in try? await untilCancelled() }
              }
            }
          }
        }
      }
      let start = Move.row(.element(id: 0, action: .child(.child(.count))))
      for _ in 0..<3 { store.send(start) }
      let running = store.effectsInFlight
      store.send(.row(.element(id: 0, action: .clear)))
      return (running, store.effectsInFlight)
    }
    #expect(count == (3, 0))
  }
}

private struct Outer: Sendable {
  var rows: IdentifiedArrayOf<Row>
}

private struct Row: Identifiable, Sendable {
  let id = 0
  var middle: Middle? = Middle()
}

private struct Middle: Sendable {
  var big: Big? = Big()
}
