import Store
import StoreTesting

/// A state that holds a big array: no action copies it.
///
/// The baseline is the same store with a small array.
@BenchmarkActor
enum BigStateCases {
  struct Memo: Reducer {
    struct State: Equatable {
      var bytes: [UInt8]
      var count = 0

      init(size: Int) {
        bytes = Array(repeating: 0, count: size)
      }
    }

    enum Action: Sendable {
      case count
      /// Writes one byte of the array, too.
      case write
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.count += 1
      if case .write = action { state.bytes[state.count % state.bytes.count] &+= 1 }
      return .none
    }
  }

  /// Who looks on.
  enum Audience {
    case nobody
    /// Closures on the whole state and on a part of it, and a property read through the store.
    case closures
    /// An observer that is given the state before and after each action.
    case observer
  }

  private struct Silent: StoreObserver {
    typealias State = Memo.State
    typealias Action = Memo.Action
  }

  private static let (big, small) = (1 << 20, 16)

  static func send(_ action: Memo.Action, before audience: Audience) -> Workload {
    Workload(
      operation: sending(action, size: big, before: audience),
      baseline: sending(action, size: small, before: audience)
    )
  }

  private static func sending(
    _ action: Memo.Action,
    size: Int,
    before audience: Audience
  ) -> Workload.Body {
    let store = Store(
      initialState: Memo.State(size: size),
      observers: audience == .observer ? [Silent()] : []
    ) {
      Memo()
    }
    guard audience == .closures else {
      return { count in
        for _ in 0..<count { store.send(action) }
      }
    }
    let tokens = [
      store.observe { blackHole($0.count) },
      store.observe(\.count) { blackHole($0) },
    ]
    return { count in
      for _ in 0..<count {
        store.send(action)
        blackHole(store.count)
      }
      withExtendedLifetime(tokens) {}
    }
  }

  /// A test store asserts that the counter counts.
  static func asserted() -> Workload {
    Workload(operation: asserting(size: big), baseline: asserting(size: small))
  }

  private static func asserting(size: Int) -> Workload.Body {
    let store = TestStore(initialState: Memo.State(size: size)) { Memo() }
    return { count in
      for _ in 0..<count { await store.send(.count) { $0.count += 1 } }
    }
  }

  /// A relaxed test store is sent actions of which nothing is asserted.
  static func relaxed() -> Workload {
    Workload(operation: relaxing(size: big), baseline: relaxing(size: small))
  }

  private static func relaxing(size: Int) -> Workload.Body {
    let store = TestStore(initialState: Memo.State(size: size), exhaustivity: .off) { Memo() }
    return { count in
      for _ in 0..<count { await store.send(.write) }
    }
  }
}
