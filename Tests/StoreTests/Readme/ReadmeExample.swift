import StoreTesting
import Testing

// The code of the README, which `ReadmeTests` compares with it.

struct Fact: Reducer {
  enum Action: Hashable, Sendable {
    case ask, cancel
    case answer(Result<String, FactError>)
  }

  enum CancelID { case request }

  let client: FactClient

  func reduce(
    into state: inout DataLoadState<String, FactError>,
    action: Action
  ) -> Effect<Action> {
    switch action {
    case .ask:
      state = .loading
      return .materialize(client.fact, as: Action.answer)
        .switchToLatest(id: CancelID.request)
    case .answer(.success(let fact)):
      state = .loaded(fact)
      return .none
    case .answer(.failure(let error)):
      state = .error(error)
      return .none
    case .cancel:
      state = .initial
      return .cancel(id: CancelID.request)
    }
  }
}

struct FactError: Error, Hashable {}

struct FactClient: Sendable {
  var fact: @Sendable () async throws(FactError) -> String
}

@Test func `a fact is shown, until it is cancelled`() async {
  let store = TestStore(initialState: DataLoadState<String, FactError>.initial) {
    Fact(client: FactClient(fact: { "0 is even." }))
  }
  await store.send(.ask) { $0 = .loading }
  await store.receive(.answer(.success("0 is even."))) { $0 = .loaded("0 is even.") }
  await store.send(.cancel) { $0 = .initial }
  await store.finish()
}
