import Effects
import Store
import TestSupport
import Testing

private struct Parent {
  var child: Child?
}

private struct Child {
  var object: Counted
}

private enum Action: Sendable {
  case child(Int)

  var child: Int? { if case .child(let number) = self { number } else { nil } }
}

/// Parents, scoped stores, observers and effects: whatever goes first, nothing is left.
@MainActor
struct ReleaseOrderTests {
  private nonisolated static let orders: [[Int]] = {
    var orders: [[Int]] = [[]]
    for number in 0..<4 {
      orders = orders.flatMap { order in
        (0...order.count).map { place in
          var longer = order
          longer.insert(number, at: place)
          return longer
        }
      }
    }
    return orders
  }()

  @Test(arguments: orders)
  func `in any order of release nothing is left alive`(order: [Int]) async throws {
    let (begun, released) = (Gate(), Countdown(3))
    let path = CasePath(Action.child, \.child)
    var parent: Store<Parent, Action>? = makeStore(path, begun, released)
    var child = parent?.scope(state: \.child, action: path)
    var token: SubscriptionToken? = observe(child, released)
    var task: StoreTask? = child?.send(0)
    weak var weakParent: Store<Parent, Action>?
    weak var weakChild: Store<Child, Int>?
    (weakParent, weakChild) = (parent, child)
    #expect(weakParent != nil && weakChild != nil)
    await begun.wait()
    for step in order {
      switch step {
      case 0: parent = nil
      case 1: child = nil
      case 2: token = nil
      default: task = nil
      }
    }
    #expect(parent == nil && child == nil && token == nil && task == nil)
    #expect(weakParent == nil && weakChild == nil)
    await released.wait()
  }

  /// The state and the effect hold a counted object each.
  private func makeStore(
    _ path: CasePath<Action, Int>,
    _ begun: Gate,
    _ released: Countdown
  ) -> Store<Parent, Action> {
    let object = Counted { released.count() }
    return Store(initialState: Parent(child: Child(object: object))) {
      EmptyReducer<Parent, Action>().ifLet(\.child, action: path) {
        Reduce<Child, Int> { _, _ in
          let object = Counted { released.count() }
          return .run { _ in
            begun.open()
            try? await untilCancelled()
            object.touch()
          }
        }
      }
    }
  }

  /// The observing closure holds the third one.
  private func observe(
    _ store: Store<Child, Int>?,
    _ released: Countdown
  ) -> SubscriptionToken? {
    let object = Counted { released.count() }
    return store?.observe { _ in object.touch() }
  }
}
