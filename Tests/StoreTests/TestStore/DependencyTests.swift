import StoreTesting
import TestSupport
import Testing

/// F69: a dependency is a plain value that the reducer holds.
struct DependencyTests {
  private final class Mock: Sendable {
    let number = 7
  }

  /// One is followed by two, two by an effect that asks the client.
  private struct Feature: Reducer {
    var client: @Sendable () -> Int = { -1 }

    func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
      state.append(action)
      switch action {
      case 1: return .send(2)
      case 2: return .run { [client] send in await send(client()) }
      default: return .none
      }
    }
  }

  @Test func `F69: an effect of a follow-up action uses the client that was given`() async {
    var feature = Feature()
    let built = feature
    feature.client = { 7 }
    let store = TestStore<[Int], Int>(initialState: []) { feature }
    await store.send(1) { $0 = [1] }
    await store.receive(2) { $0 = [1, 2] }
    await store.receive(7) { $0 = [1, 2, 7] }
    await store.finish()
    // The one that was built before is a value of its own.
    #expect(built.client() == -1)
  }

  @Test func `F69: the client goes with its test`() async {
    weak var mock: Mock?
    do {
      let client = Mock()
      mock = client
      let store = TestStore<[Int], Int>(initialState: []) { Feature(client: { client.number }) }
      await store.send(2) { $0 = [2] }
      await store.receive(7) { $0 = [2, 7] }
      await store.finish()
    }
    #expect(mock == nil)
  }
}
