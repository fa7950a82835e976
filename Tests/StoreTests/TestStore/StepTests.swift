import Foundation
import StoreTesting
import TestSupport
import Testing

/// Sending and receiving, and how many failures a mistake makes.
struct StepTests {
  @Test func `each step of a feature can be asserted`() async {
    let store = makeTicker()
    await store.send(.ask(4))
    await store.receive(.answer(4)) { $0.number = 4 }
    await store.send(.direct)
    await store.receive(.indirect) { $0.isIndirect = true }
    await store.finish()
    #expect(store.state == Ticker.State(ticks: 0, number: 4, isIndirect: true))
  }

  enum Expectation: CaseIterable { case none, noOp, right, wrong }

  /// Closure x state changed or not x mode, and how many failures that makes.
  @Test(arguments: [
    (Expectation.none, true, Exhaustivity.on, 1), (.none, false, .on, 0),
    (.noOp, true, .on, 1), (.noOp, false, .on, 1),
    (.right, true, .on, 0),
    (.wrong, true, .on, 1), (.wrong, false, .on, 1),
    (.none, true, .off, 0), (.none, false, .off, 0),
    (.noOp, true, .off, 0), (.noOp, false, .off, 0),
    (.right, true, .off, 0),
    (.wrong, true, .off, 1), (.wrong, false, .off, 1),
  ])
  func `F55: an expectation that says nothing or the wrong thing is one failure`(
    expectation: Expectation,
    changes: Bool,
    exhaustivity: Exhaustivity,
    count: Int
  ) async {
    let found = await failures {
      let store = makeTicker(exhaustivity: exhaustivity)
      let action = changes ? Ticker.Action.answer(1) : .nothing
      switch expectation {
      case .none: await store.send(action)
      case .noOp: await store.send(action) { $0.ticks = 0 }
      case .right: await store.send(action) { $0.number = 1 }
      case .wrong: await store.send(action) { $0.number = 2 }
      }
      await store.finish()
    }
    #expect(found.count == count)
  }

  @Test func `F55: receive asserts as send does`() async {
    let found = await failures {
      let store = makeTicker()
      await store.send(.ask(1))
      await store.receive(.answer(1))
      await store.send(.ask(2))
      await store.receive(.answer(2)) { $0.number = 3 }
      await store.finish()
    }
    #expect(found.count == 2)
  }

  @Test func `an expectation that throws is one failure with its error`() async {
    struct Broken: Error {}
    let found = await failures {
      let store = makeTicker()
      await store.send(.answer(1)) { _ in throw Broken() }
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("Broken") == true)
  }

  @Test func `F56: a wrong action is one failure that says where the expected one waits`() async {
    let found = await failures {
      let store = TestStore<Int, Int>(initialState: 0) {
        Reduce { state, action in
          state += action
          return action == 0 ? .merge(.send(1), .send(2), .send(3)) : .none
        }
      }
      await store.send(0)
      await store.receive(2) { $0 = 2 }
      await store.receive(3) { $0 = 6 }
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(
      found.first?.message == """
        Expected to receive 2, but the first action that has arrived is 1.
        The expected one waits at position 2.
        Receive the actions in the order in which they arrive.
        """
    )
  }

  @Test func `a wrong action that isn't followed by the expected one is one failure`() async {
    let found = await failures {
      let store = makeTicker()
      await store.send(.ask(1))
      await store.receive(.answer(2)) { $0.number = 2 }
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("The expected one has not arrived.") == true)
  }

  @Test func `receiving what can't arrive fails at once and says what runs`() async {
    let found = await failures {
      let store = makeTicker()
      await store.receive(.tick)
      await store.send(.start)
      await store.receive(.tick)
      await store.skipInFlightEffects()
      await store.finish()
    }
    #expect(found.count == 2)
    #expect(found.first?.message.contains("No effect is running.") == true)
    let text = found.last?.message ?? ""
    #expect(text.contains("1 effect running"))
    #expect(text.contains("“timer”, started by .start at Ticker.swift:1"))
    #expect(text.contains("asleep on the clock until 1 s"))
  }

  @Test func `sending while actions wait is a failure that names them`() async {
    let found = await failures {
      let store = makeTicker()
      await store.send(.ask(1))
      await store.send(.nothing)
      await store.receive(.answer(1)) { $0.number = 1 }
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("1. .answer(1), sent by an effect of .ask(1)") == true)
  }

  @Test func `F60: actions that aren't equatable are received by path or condition`() async {
    struct Action: Sendable {
      var value: Int?
    }
    let store = TestStore<Int, Action>(initialState: 0) {
      Reduce { state, action in
        state += action.value ?? 0
        guard action.value == nil else { return .none }
        return .merge([1, 2, 3].map { .send(Action(value: $0)) })
      }
    }
    await store.send(Action())
    await store.receive(\.value) { $0 = 1 }
    await store.receive(\.value, 2) { $0 = 3 }
    await store.receive(where: { $0.value == 3 }) { $0 = 6 }
    await store.finish()
  }

  @Test func `a payload that differs is a wrong action`() async {
    let found = await failures {
      let store = makeTicker()
      await store.send(.ask(1))
      await store.receive(\.answer, 2)
      await store.finish()
    }
    #expect(found.count == 1)
  }

  @Test func `a failure is reported at the line of the call`() async {
    var line: UInt = 0
    let found = await failures {
      let store = makeTicker()
      line = #line + 1
      await store.send(.answer(1))
      await store.finish()
    }
    #expect(found.map(\.place.line) == [line])
    #expect(found.first.map { "\($0.place.filePath)".hasSuffix("StepTests.swift") } == true)
  }

  @Test func `a failure shows only the lines that differ, with their path`() async {
    let found = await failures {
      let store = makeTicker()
      await store.send(.answer(1)) { $0.number = 2 }
      await store.finish()
    }
    #expect(
      found.first?.message == """
        .answer(1) did not change the state as expected:
            (- expected → + actual)
            number: 2 → 1
            (2 properties unchanged)
        Correct the expectation or the reducer.
        """
    )
  }

  @Test func `failures reach Swift Testing as issues at their line`() async {
    await withKnownIssue {
      let store = makeTicker()
      await store.send(.answer(1))
      await store.finish()
    } matching: { issue in
      issue.sourceLocation?.fileID == "StoreTests/StepTests.swift"
        && issue.comments.contains { $0.rawValue.hasPrefix(".answer(1) changed the state") }
    }
  }

  @Test func `F62: a reference inside the state is warned of when the store is created`() async {
    final class Box: Equatable {
      static func == (left: Box, right: Box) -> Bool { left === right }
    }
    struct State: Equatable {
      var rows: [Box?] = [Box()]
      var numbers = Array(repeating: 0, count: 100_000)
    }
    let found = await failures {
      _ = TestStore<State, Int>(initialState: State()) { EmptyReducer() }
      _ = TestStore<[Int], Int>(initialState: [1, 2, 3]) { EmptyReducer() }
    }
    #expect(found.count == 1)
    #expect(found.first?.severity == .warning)
    #expect(found.first?.message.contains("rows.") == true)
    #expect(found.first?.message.contains("the class Box") == true)
  }

  @Test func `F62: a value of Foundation that keeps its storage in an object is a value`() async {
    struct State: Equatable {
      var page = URL(string: "https://example.org/a?b=c")
      var calendar = Calendar(identifier: .gregorian)
      var zone = TimeZone(secondsFromGMT: 0)
      var letters = CharacterSet.letters
      var text = AttributedString("text")
    }
    let found = await failures {
      _ = TestStore<State, Int>(initialState: State()) { EmptyReducer() }
    }
    #expect(found.isEmpty)
  }
}
