import StoreTesting
import TestSupport
import XCTest

/// The test store from XCTest: the same steps, and failures that arrive.
final class XCTestTests: XCTestCase {
  func testEveryStepOfAFeatureCanBeAsserted() async {
    let store = makeTicker()
    await store.send(.ask(4))
    await store.receive(.answer(4)) { $0.number = 4 }
    await store.send(.start)
    await store.advance(by: .seconds(2))
    await store.receive(.tick) { $0.ticks = 1 }
    await store.receive(.tick) { $0.ticks = 2 }
    await store.send(.stop)
    await store.finish()
  }

  @MainActor
  func testTheMainActorMayBeNeededByEffects() async {
    let store = makeTicker(ask: { number in await MainActor.run { number + 1 } })
    await store.send(.ask(4))
    await store.receive(.answer(5)) { $0.number = 5 }
    await store.finish()
  }

  func testF68ManyStoresAtOnceDoNotMeet() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          let store = makeTicker()
          await store.send(.start)
          await store.advance(by: .seconds(1))
          await store.receive(.tick) { $0.ticks = 1 }
          await store.send(.stop)
          await store.finish()
        }
      }
    }
  }

  func testF58AStoreThatTheCaseKeepsIsToldWhenItsPieceOfATestIsOver() async {
    let found = await failures {
      await withFinishedStores {
        let store = makeTicker()
        await store.send(.start)
        kept = store
      }
    }
    kept = nil
    XCTAssertEqual(found.count, 1)
    let text = found.first?.message ?? ""
    XCTAssertTrue(text.hasPrefix("The test store was left behind with 1 effect"), text)
  }

  private var kept: TestStore<Ticker.State, Ticker.Action>?
}
