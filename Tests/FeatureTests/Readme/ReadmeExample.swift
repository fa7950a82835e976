import RandomNumberFeature
import Store
import StoreTesting
import Testing

// The code of the README, which `ReadmeTests` compares with it.

struct Lucky: Reducer {
  typealias State = DataLoadState<Int, RandomDotOrgError>

  enum Action: Hashable, Sendable {
    case ping, dismiss
    case response(Result<Int, RandomDotOrgError>)
  }

  enum CancelID { case request }

  let client: RandomNumberClient

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .ping:
      state = .loading
      return .materialize { [client] () throws(RandomDotOrgError) in
        try await client.number(in: 1...100)
      } as: {
        .response($0)
      }
      .switchToLatest(id: CancelID.request)
    case .response(.success(let number)):
      state = .loaded(number)
      return .none
    case .response(.failure(let error)):
      state = .error(error)
      return .none
    case .dismiss:
      state = .initial
      return .cancel(id: CancelID.request)
    }
  }
}

@Test func `a number is shown until it is dismissed`() async {
  let store = TestStore(initialState: Lucky.State.initial) {
    Lucky(client: RandomNumberClient { _ in 7 })
  }
  await store.send(.ping) { $0 = .loading }
  await store.receive(.response(.success(7))) { $0 = .loaded(7) }
  await store.send(.dismiss) { $0 = .initial }
  await store.finish()
}

actor Device {
  private(set) lazy var store = Store<Lucky.State, Lucky.Action>(
    initialState: .initial,
    isolation: self
  ) {
    Lucky(client: .local())
  }
}
