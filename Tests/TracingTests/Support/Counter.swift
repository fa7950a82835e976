import Effects
import Store
import StoreTracing

/// A small feature with all that a trace shows.
struct Counter: Reducer {
  struct State: Codable, Equatable, Sendable {
    var count = 0
    var note = ""
    var child: Child?
  }

  struct Child: Codable, Equatable, Sendable {
    var value = 0
  }

  enum Action: Codable, Equatable, Sendable {
    case add(Int)
    case note(String)
    case later(Int)
    case forget
    case twice
    case child(Int)
  }

  enum ID { case timer }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .add(let number):
        state.count += number
      case .note(let text):
        state.note = text
      case .later(let number):
        return .run(name: "timer") { send in
          do { try await send.clock.sleep(for: .seconds(1)) } catch { return }
          await send(.add(number))
        }
        .switchToLatest(id: ID.timer)
      case .forget:
        return .cancel(id: ID.timer)
      case .twice:
        return .send(.add(2))
      case .child:
        break
      }
      return .none
    }
    .ifLet(
      \.child,
      action: CasePath(
        Action.child,
        extract: { if case .child(let number) = $0 { number } else { nil } }
      )
    ) {
      Reduce<Child, Int> { child, number in
        child.value = number
        return .none
      }
    }
  }
}
