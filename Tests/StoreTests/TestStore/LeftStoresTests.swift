import StoreTesting
import TestSupport
import Testing

/// F58, F68: a store that outlives its test is reported in that test.
struct LeftStoresTests {
  @Test func `F68: a store that somebody holds at the end of its test is told, once`() async throws
  {
    let holder = Log<UncheckedStore>()
    let found = await failures {
      _ = await ScheduleSession(.seed(1), replay: "default").search { _ in
        let store = makeTicker()
        await store.send(.start)
        holder.append(UncheckedStore(store: store))
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("The test store was left behind with 1 effect") == true)
  }

  @Test(
    .afterwards { texts in
      #expect(texts.count == 1)
      #expect(texts.first?.hasPrefix("The test store was left behind with 1 effect") == true)
    },
    .finishedStores
  )
  func `F58: a store that was not finished fails a test with the trait, though somebody holds it`()
    async
  {
    let store = makeTicker()
    await store.send(.start)
    Self.held.append(UncheckedStore(store: store))
  }

  @Test(.finishedStores)
  func `a store that was finished may be held`() async {
    let store = makeTicker()
    await store.send(.nothing)
    await store.finish()
    Self.held.append(UncheckedStore(store: store))
  }

  @Test
  func `F58: with withFinishedStores a store that somebody holds is told when the body is over`()
    async
  {
    let holder = Log<UncheckedStore>()
    let found = await failures {
      let number = await withFinishedStores {
        let store = makeTicker()
        await store.send(.start)
        holder.append(UncheckedStore(store: store))
        return 4
      }
      #expect(number == 4)
    }
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("The test store was left behind with 1 effect") == true)
  }

  @Test func `with withFinishedStores the stores are looked at though the body throws`() async {
    struct Wrong: Error {}
    let holder = Log<UncheckedStore>()
    let found = await failures {
      await #expect(throws: Wrong.self) {
        try await withFinishedStores {
          let store = makeTicker()
          await store.send(.start)
          holder.append(UncheckedStore(store: store))
          throw Wrong()
        }
      }
    }
    #expect(found.count == 1)
  }

  @Test func `a store that a detached task uses still knows that its test is of Swift Testing`()
    async
  {
    let store = UncheckedStore(store: makeTicker())
    let found = await Task.detached {
      await failures { await store.store.receive(.tick, timeout: .zero) }
    }.value
    #expect(found.map(\.isOfSwiftTesting) == [true])
  }

  private static let held = Log<UncheckedStore>()

  // INVARIANT: held only, never used again.
  private struct UncheckedStore: @unchecked Sendable {
    let store: TestStore<Ticker.State, Ticker.Action>
  }
}
