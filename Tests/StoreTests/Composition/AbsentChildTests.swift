import Store
import StoreTesting
import TestSupport
import Testing

/// Rule 10: an action for a child that isn't there changes nothing, and a test store fails.
struct AbsentChildTests {
  @Test func `F70: the timer of a row that has gone is silent, and a late action is reported`()
    async
  {
    struct Row: Equatable, Identifiable {
      let id: String
      var ticks = 0
    }
    enum Action: Sendable {
      case row(IdentifiedAction<String, Bool>)
      case remove(String)
      var row: IdentifiedAction<String, Bool>? {
        if case .row(let action) = self { action } else { nil }
      }
    }
    let path = CasePath(Action.row, \.row)
    let found = await failures {
      let store = TestStore<IdentifiedArrayOf<Row>, Action>(
        initialState: [Row(id: "a"), Row(id: "b"), Row(id: "c")]
      ) {
        Reduce<IdentifiedArrayOf<Row>, Action> { state, action in
          if case .remove(let id) = action { state.remove(id: id) }
          return .none
        }
        .forEach(\.self, action: path) {
          Reduce<Row, Bool> { state, isTick in
            if isTick { state.ticks += 1 }
            guard !isTick else { return .none }
            return .run { send in
              try? await send.clock.sleep(for: .seconds(1))
              await send(true)
            }
          }
        }
      }
      for id in ["a", "b", "c"] { await store.send(.row(.element(id: id, action: false))) }
      await store.send(.remove("a")) { $0.remove(id: "a") }
      #expect(store.effectsInFlight == 2)
      await store.advance(by: .seconds(1))
      for id in ["b", "c"] {
        await store.receive(path.appending(path: .element(id: id))) { $0[id: id]?.ticks = 1 }
      }
      await store.send(.row(.element(id: "a", action: true)))
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("there is no element with the id a") == true)
  }

  @Test func `F72: an action for another case than the current one is a failure that names both`()
    async
  {
    enum Login: Equatable {
      case loggedOut
      case loggedIn(Int)
      var loggedIn: Int? { if case .loggedIn(let count) = self { count } else { nil } }
    }
    enum Action: Sendable {
      case loggedIn(String)
      var loggedIn: String? { if case .loggedIn(let action) = self { action } else { nil } }
    }
    let found = await failures {
      let store = TestStore<Login, Action>(initialState: .loggedOut) {
        EmptyReducer<Login, Action>().ifCaseLet(
          CasePath(Login.loggedIn, extract: { $0.loggedIn }),
          action: CasePath(Action.loggedIn, \.loggedIn)
        ) {
          Reduce<Int, String> { state, _ in
            state += 1
            return .none
          }
        }
      }
      await store.send(.loggedIn("tap"))
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains(#"loggedIn("tap")"#) == true)
    #expect(found.first?.message.contains("it is .loggedOut") == true)
    #expect(found.first?.message.contains("in the case of a Swift.Int") == true)
  }
}
