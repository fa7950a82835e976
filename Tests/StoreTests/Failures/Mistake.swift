import StoreTesting
import TestSupport

/// A test that makes one mistake, for the texts of the failures.
struct Mistake: Sendable {
  let title: String
  let body: @Sendable () async -> Void

  init(_ title: String, _ body: @escaping @Sendable () async -> Void) {
    self.title = title
    self.body = body
  }

  static let all = steps + receives + ends + misuses

  private static let steps = [
    Mistake("A change that nobody expected") {
      let store = makeTicker()
      await store.send(.answer(1))
      await store.finish()
    },
    Mistake("Another change than expected") {
      let store = makeTicker()
      await store.send(.answer(1)) { $0.number = 2 }
      await store.finish()
    },
    Mistake("An expectation that says nothing") {
      let store = makeTicker()
      await store.send(.nothing) { $0.ticks = 0 }
      await store.finish()
    },
    Mistake("An expectation that throws") {
      let store = makeTicker()
      await store.send(.nothing) { _ in throw Refusal.tooLate }
      await store.finish()
    },
    Mistake("Sent while actions wait") {
      let store = makeTicker()
      await store.send(.ask(1))
      await store.send(.nothing)
      await store.receive(.answer(1)) { $0.number = 1 }
      await store.finish()
    },
    Mistake("Not as expected, where not everything is asserted") {
      let store = makeTicker(exhaustivity: .off)
      await store.send(.answer(1)) { $0.number = 2 }
      await store.finish()
    },
    Mistake("What was not asserted, on demand") {
      let store = makeTicker(exhaustivity: .off(showSkippedAssertions: true))
      await store.send(.ask(1))
      await store.finish()
    },
  ]

  private static let receives = [
    Mistake("Nothing that could arrive") {
      let store = makeTicker()
      await store.receive(.tick) { $0.ticks = 1 }
      await store.finish()
    },
    Mistake("Nothing has arrived, since the clock stands") {
      let store = makeTicker()
      await store.send(.start)
      await store.receive(.tick) { $0.ticks = 1 }
      await store.send(.stop)
      await store.finish()
    },
    Mistake("Nothing has arrived, since a client doesn't answer") {
      let never = Gate()
      let store = makeTicker { number in
        await never.wait()
        return number
      }
      await store.send(.ask(1))
      await store.receive(.answer(1), timeout: .zero) { $0.number = 1 }
      await store.skipInFlightEffects()
      await store.finish()
      never.open()
    },
    Mistake("The wrong action") {
      let store = makeTicker()
      await store.send(.ask(1))
      await store.receive(.answer(2)) { $0.number = 2 }
      await store.finish()
    },
    Mistake("The right action in the wrong place") {
      let store = TestStore<Int, Int>(initialState: 0) {
        Reduce { state, action in
          state += action
          return action == 1 ? .merge(.send(2), .send(3)) : .none
        }
      }
      await store.send(1) { $0 = 1 }
      await store.receive(3) { $0 = 4 }
      await store.finish()
    },
    Mistake("An action that isn't in the list") {
      let store = makeTicker()
      await store.send(.ask(1))
      await store.receive(unordered: [.answer(2), .answer(3)])
      await store.finish()
    },
    Mistake("An action by its payload") {
      let store = makeTicker()
      await store.receive(\.answer, 2)
      await store.finish()
    },
  ]

  private static let ends = [
    Mistake("Finished with effects running") {
      let store = makeTicker()
      await store.send(.start)
      await store.finish()
    },
    Mistake("Finished with actions that were not received") {
      let store = makeTicker()
      await store.send(.ask(1))
      await store.finish()
    },
    Mistake("A cancel that found nothing") {
      let store = TestStore<Int, Int>(initialState: 0) {
        Reduce { _, action in
          action == 1
            ? .run(name: "play", fileID: "Player.swift", line: 1) { send in
              try? await send.clock.sleep(for: .seconds(1))
            }
            .cancellable(id: "play")
            : .cancel(id: ["play"])
        }
      }
      await store.send(1)
      await store.send(2)
      await store.finish()
    },
    Mistake("A user who hasn't come to the end") {
      let store = makeTicker()
      await store.interleave({ send in try? await send.clock.sleep(for: .seconds(1)) })
      await store.finish()
    },
    Mistake("Effects where none are expected") {
      let store = makeTicker()
      await store.send(.ask(1))
      await store.expectNoEffects()
      await store.skipReceivedActions()
      await store.finish()
    },
    Mistake("Waiting for what can't finish") {
      let store = makeTicker()
      await store.send(.start).finish()
      await store.send(.stop)
      await store.finish()
    },
    Mistake("A store that nobody has finished") {
      let store = makeTicker()
      await store.send(.start)
    },
  ]

  private static let misuses = [
    Mistake("A reference in the state") {
      let store = TestStore<Holder, Int>(initialState: Holder()) { Reduce { _, _ in .none } }
      await store.finish()
    },
    Mistake("An action for a child that isn't there") {
      let store = TestStore<Parent, Parent.Action>(initialState: Parent()) {
        Reduce<Parent, Parent.Action> { _, _ in .none }
          .ifLet(
            \.child,
            action: CasePath(Parent.Action.child, \.child),
            fileID: "Parent.swift",
            line: 1
          ) {
            Reduce<Int, Int> { _, _ in .none }
          }
      }
      await store.send(.child(1))
      await store.finish()
    },
    Mistake("A send after the effect's end") {
      let leak = Log<Send<Int>>()
      let store = TestStore<Int, Int>(initialState: 0) {
        Reduce { _, _ in
          .run(name: "leak", fileID: "Leak.swift", line: 1) { send in leak.append(send) }
        }
      }
      await store.send(1)
      await leak.last?(2)
      await store.finish()
    },
    Mistake("A live-lock") {
      await TestStoreLimits.$mostSteps.withValue(1000) {
        let store = TestStore<Int, Int>(initialState: 0) {
          Reduce { _, _ in
            .run(name: "spin", fileID: "Spin.swift", line: 1) { _ in
              while !Task.isCancelled { await childStep() }
            }
          }
        }
        await store.send(1)
        await store.finish()
      }
    },
  ]

  private enum Refusal: Error { case tooLate }

  private final class Counter: Sendable {}

  private struct Holder: Equatable {
    let counter = Counter()
    static func == (left: Self, right: Self) -> Bool { left.counter === right.counter }
  }

  private struct Parent: Equatable {
    enum Action: Sendable {
      case child(Int)
      var child: Int? { if case .child(let number) = self { number } else { nil } }
    }

    var child: Int?
  }
}
