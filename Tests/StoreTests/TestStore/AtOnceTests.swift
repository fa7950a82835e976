import StoreTesting
import TestSupport
import Testing

/// F54: what an effect just sends is reduced before the store turns to others.
struct AtOnceTests {
  /// Zero starts an effect that sends one and another that sends two; one is followed at once by
  /// three.
  private static func reduce(_ state: inout [Int], _ action: Int) -> Effect<Int> {
    state.append(action)
    return switch action {
    case 0: .merge(.run { send in await send(1) }, .run { send in await send(2) })
    case 1: .send(3)
    default: .none
    }
  }

  @Test func `F54: what an effect just sends comes before what others have sent`() async {
    let store = TestStore<[Int], Int>(initialState: []) { Reduce(Self.reduce) }
    await store.send(0) { $0 = [0] }
    await store.receive(1) { $0 = [0, 1] }
    await store.receive(3) { $0 = [0, 1, 3] }
    await store.receive(2) { $0 = [0, 1, 3, 2] }
    await store.finish()
  }

  @Test @MainActor func `F54: so it is in a live store`() async {
    let store = Store<[Int], Int>(initialState: []) { Reduce(Self.reduce) }
    await store.send(0).finish()
    #expect(store.state == [0, 1, 3, 2] || store.state == [0, 2, 1, 3])
  }
}
