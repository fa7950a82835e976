import Store
import Testing

/// Appends a word.
private struct Say: Reducer {
  let word: String

  func reduce(into state: inout [String], action: Int) -> Effect<Int> {
    state.append(word)
    return .none
  }
}

private struct Feature: Reducer {
  let number: Int?

  var body: some Reducer<[String], Int> {
    Say(word: "first")
    if let number { Say(word: "number \(number)") }
    if number == 1 {
      Say(word: "one")
    } else {
      Say(word: "not one")
    }
    for word in ["a", "b"] { Say(word: word) }
    switch number {
    case nil: Say(word: "none")
    default: EmptyReducer()
    }
    if #available(macOS 15, iOS 18, *) { Say(word: "available") }
    CombineReducers {
      Say(word: "c")
      Reduce { state, _ in
        state.append("last")
        return .none
      }
    }
  }
}

struct ReducerBuilderTests {
  @Test(
    arguments: [
      (nil, ["first", "not one", "a", "b", "none", "available", "c", "last"]),
      (1, ["first", "number 1", "one", "a", "b", "available", "c", "last"]),
    ] as [(Int?, [String])]
  )
  func `a body runs its statements in their order`(number: Int?, words: [String]) {
    var state: [String] = []
    _ = Feature(number: number).reduce(into: &state, action: 0)
    #expect(state == words)
  }

  @Test func `the effects of a body are merged in their order`() async {
    let words = await MainActor.run {
      let store = Store<[Int], Int>(initialState: []) {
        Reduce<[Int], Int> { state, action in
          state.append(action)
          return action == 0 ? .send(1) : .none
        }
        Reduce<[Int], Int> { _, action in action == 0 ? .send(2) : .none }
      }
      store.send(0)
      return store.state
    }
    #expect(words == [0, 1, 2])
  }
}
