import Store
import TestSupport
import Testing

/// Rule 4 and the threads: where reducers and effects run.
struct IsolationTests {
  @Test
  func `rule 4: no statement of an effect runs on the store's actor, the reducer always does`()
    async
  {
    let log = Log<Bool>()
    await StoreThread().run { thread in
      let store = Store<Int, Int>(initialState: 0) {
        Reduce { state, action in
          state += action
          log.append(ThreadExecutor.isCurrent)
          guard action == 0 else { return .none }
          return .run { send in
            log.append(ThreadExecutor.isCurrent)
            await send(1)
            log.append(ThreadExecutor.isCurrent)
          }
        }
      }
      await store.send(0).finish()
    }
    #expect(log.entries == [true, false, true, false])
  }

  @Test func `F11: an effect that sends as its first statement doesn't lock its store up`() async {
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          await StoreThread().run { thread in
            let store = makeCounter(isolation: thread) { action in
              action == 0 ? .run { send in await send(1) } : .none
            }
            await store.send(0).finish()
            return store.state
          }
        }
      }
      for await state in group { #expect(state == 1) }
    }
  }

  @Test func `F50: eight tasks that send ten thousand times each lose nothing`() async {
    let state = await StoreThread().run { thread in
      let store = makeCounter(isolation: thread) { action in
        guard action == 0 else { return .none }
        return .run { send in
          await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
              group.addTask { for _ in 0..<10_000 { await send(1) } }
            }
          }
        }
      }
      await store.send(0).finish()
      return store.state
    }
    #expect(state == 80_000)
  }

  @Test func `F33: a fast producer can't outrun its store`() async {
    let produced = Log<Int>()
    let most = await StoreThread().run { thread in
      var most = 0
      let store = Store<Int, Int>(initialState: 0) {
        Reduce { state, action in
          guard action > 0 else {
            return .run { send in
              for number in 1...10_000 {
                produced.append(number)
                await send(number)
              }
            }
          }
          state += 1
          most = max(most, (produced.last ?? 0) - state)
          return .none
        }
      }
      await store.send(0).finish()
      return most
    }
    #expect(most == 0)
  }

  @Test func `F42: task locals of the send are visible in its effect`() async {
    let seen = Log<Int>()
    await StoreThread().run { thread in
      let store = makeCounter(isolation: thread) { action in
        action == 0 ? .run { _ in seen.append(Context.number) } : .none
      }
      await Context.$number.withValue(7) { await store.send(0).finish() }
    }
    #expect(seen.entries == [7])
  }

  @Test(arguments: [TaskPriority.low, .high])
  func `F52: an effect runs at least at the priority that it asks for`(priority: TaskPriority) async
  {
    let seen = Log<TaskPriority>()
    await StoreThread().run { thread in
      let store = makeCounter(isolation: thread) { action in
        action == 0 ? .run(priority: priority) { _ in seen.append(Task.currentPriority) } : .none
      }
      await store.send(0).finish()
    }
    #expect(seen.entries.count == 1)
    #expect(seen.entries.allSatisfy { $0 >= priority })
  }

  @Test func `F52: members of a tree keep the priorities that they were given`() async {
    let seen = Log<[TaskPriority?]>()
    @Sendable func effect(_ priority: TaskPriority) -> Effect<Int> {
      .run(priority: priority) { _ in seen.append([priority, Task.basePriority]) }
    }
    await StoreThread().run { thread in
      let store = makeCounter(isolation: thread) { action in
        guard action == 0 else { return .none }
        return .merge(
          .concatenate(effect(.low), effect(.high)),
          effect(.utility).cancellable(id: 1).delay(for: .seconds(1)),
          effect(.background).debounce(id: 2, for: .nanoseconds(1))
        )
      }
      await store.send(0).finish()
    }
    #expect(seen.entries.count == 4)
    // Whoever waits for them may raise them, so that only higher ones can differ.
    #expect(seen.entries.allSatisfy { ($0[1] ?? .background) >= ($0[0] ?? .high) })
  }

  @Test func `F52: waiting raises all effects of the send, those too that start later`() async {
    let seen = Log<TaskPriority>()
    let started = Countdown(2)
    let raised = Countdown(2)
    // Without waiting for a priority: the handler is called when it has been raised.
    let effect = Effect<Int>.run(priority: .background) { _ in
      await withTaskPriorityEscalationHandler {
        started.count()
        await raised.wait()
      } onPriorityEscalated: { _, new in
        seen.append(new)
        raised.count()
      }
    }
    let later = Effect<Int>.run(priority: .background) { _ in seen.append(Task.currentPriority) }
    await StoreThread().run { thread in
      let store = makeCounter(isolation: thread) { action in
        action == 0 ? .concatenate(.merge(effect, effect), later) : .none
      }
      let task = store.send(0)
      await started.wait()
      await Task.detached(priority: .high) { await task.finish() }.value
    }
    #expect(seen.entries.count == 3)
    #expect(seen.entries.allSatisfy { $0 >= .high })
  }
}

private enum Context {
  @TaskLocal static var number = 0
}

private func makeCounter(
  isolation: isolated any Actor,
  _ effect: @escaping (Int) -> Effect<Int>
) -> Store<Int, Int> {
  Store(initialState: 0) {
    Reduce { state, action in
      state += action
      return effect(action)
    }
  }
}
