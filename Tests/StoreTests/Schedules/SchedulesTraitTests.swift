import StoreTesting
import Synchronization
import TestSupport
import Testing

/// The trait runs a test once for each schedule.
struct SchedulesTraitTests {
  private static let runs = Log<UInt64?>()
  private static let knownRuns = Log<Int>()

  private static func store() -> TestStore<[Int], Int> {
    TestStore(initialState: [], exhaustivity: .off) {
      Reduce { state, action in
        state.append(action)
        return .none
      }
    }
  }

  @Test(
    .afterwards { texts in
      #expect(runs.entries == [1, 2, 3, 4, 5])
      #expect(texts.isEmpty)
    },
    .schedules(.random(count: 5))
  )
  func `a test with a trait runs with each of its seeds`() {
    Self.runs.append(ScheduleSeed.current)
  }

  @Test(
    .afterwards { texts in
      #expect(texts.count == 1)
      #expect(
        texts.first?.contains("As short as it gets, 1 of 1 choices is not the default.") == true
      )
      #expect(texts.first?.contains("STORE_SCHEDULE=0:1 in") == true)
    },
    .schedules(.exhaustive(limit: 100))
  )
  func `a failed expectation is reported once, with the interleaving`() async {
    let store = Self.store()
    await store.interleave({ send in await send(1) }, { send in await send(2) })
    #expect(store.state == [1, 2])
    await store.finish()
  }

  @Test(
    .afterwards { texts in
      #expect(knownRuns.entries.count == 2)
      #expect(texts.allSatisfy { $0.hasPrefix("After 3 the state is not as expected") })
    },
    .schedules(.exhaustive(limit: 100))
  )
  func `a failure that the test expects doesn't end the search`() async {
    let store = Self.store()
    await store.interleave({ send in await send(1) }, { send in await send(2) })
    await withKnownIssue { await store.send(3) { $0 = [] } }
    await store.finish()
    Self.knownRuns.append(store.state.count)
  }

  @Test(.schedules(.exhaustive(limit: 100)))
  func `the stores of a test follow its schedule`() async {
    let store = TestStore<[Int], Int>(initialState: [], exhaustivity: .off) {
      Reduce { state, action in
        state.append(action)
        return .none
      }
    }
    await store.interleave({ send in await send(1) }, { send in await send(2) })
    #expect(store.state.sorted() == [1, 2])
    await store.finish()
  }

  @Test(.schedules(.exhaustive(limit: 100)), arguments: [1, 2])
  func `a test with arguments is searched for each of them`(number: Int) async {
    let store = TestStore<Int, Int>(initialState: 0, exhaustivity: .off) {
      Reduce { state, action in
        state += action
        return .none
      }
    }
    await store.interleave({ [number] send in await send(number) })
    #expect(store.state == number)
    await store.finish()
  }

  @Suite(.schedules(.random(count: 3)))
  struct Inner {
    static let runs = Log<UInt64?>()

    @Test(.schedules(.seed(42)))
    func `the innermost trait counts`() {
      Self.runs.append(ScheduleSeed.current)
      #expect(Self.runs.entries == [42])
    }

    @Test func `the trait of a suite holds for its tests`() {
      #expect(ScheduleSeed.current != nil)
    }
  }

  @Test func `a seed that is set by hand picks for the stores made with it`() async {
    let orders = await withTaskGroup(of: [Int].self) { group in
      for seed in 1...20 as ClosedRange<UInt64> {
        group.addTask {
          await ScheduleSeed.$current.withValue(seed) {
            let store = TestStore<[Int], Int>(initialState: [], exhaustivity: .off) {
              Reduce { state, action in
                state.append(action)
                return .none
              }
            }
            await store.interleave({ send in await send(1) }, { send in await send(2) })
            await store.finish()
            return store.state
          }
        }
      }
      return await group.reduce(into: Set<[Int]>()) { $0.insert($1) }
    }
    #expect(orders == [[1, 2], [2, 1]])
  }
}
