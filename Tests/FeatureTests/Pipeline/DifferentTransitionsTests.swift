import Effects
import RandomNumberFeature
import Store
import TestSupport
import Testing

/// Where the two implementations must differ, and how.
@MainActor
struct DifferentTransitionsTests {
  @Test(arguments: [(Implementation.store, RandomNumber.State.loading), (.pipeline, .initial)])
  func `R4: in the turn of its ping, the store shows loading and the pipeline not yet`(
    _ implementation: Implementation,
    state: RandomNumber.State
  ) async {
    let log = Transitions(of: implementation.make(ScriptedClient().client))
    log.model.randomNumberPing()
    #expect(log.model.dataLoadState == state)
    await log.reach(.loading)
  }

  @Test(
    arguments: [
      (Implementation.store, [RandomNumber.State.initial, .loading, .initial]),
      (.pipeline, [.initial]),
    ]
  )
  func `a ping that is dismissed in its turn is seen in the store and not in the pipeline`(
    _ implementation: Implementation,
    states: [RandomNumber.State]
  ) async {
    let log = Transitions(of: implementation.make(RandomNumberClient { _ in 5 }))
    log.model.randomNumberPing()
    log.model.dismiss()
    #expect(log.states == states)
    // What the ping had set off is through when a later one is.
    log.model.randomNumberPing()
    await log.reach(.loaded(5))
    #expect(log.states == states + [.loading, .loaded(5)])
  }

  @Test(
    arguments: [
      (Implementation.store, [RandomNumber.State.initial, .loading, .loaded(1), .loading]),
      (.pipeline, [.initial, .loading, .loaded(1)]),
    ]
  )
  func `until its loading has come, the pipeline shows the answer before`(
    _ implementation: Implementation,
    states: [RandomNumber.State]
  ) async {
    let client = ScriptedClient()
    client.answer(1, .success(1))
    let log = Transitions(of: implementation.make(client.client))
    log.model.randomNumberPing()
    await log.reach(.loaded(1))
    log.model.randomNumberPing()
    #expect(log.states == states)
  }

  @Test(arguments: [(Implementation.store, 7), (.pipeline, 0)])
  func `F42: a request sees the task-local values of its ping in the store only`(
    _ implementation: Implementation,
    number: Int
  ) async {
    let log = Transitions(of: implementation.make(RandomNumberClient { _ in Context.number }))
    Context.$number.withValue(7) { log.model.randomNumberPing() }
    await log.reach(.loaded(number))
    #expect(log.states == [.initial, .loading, .loaded(number)])
  }
}

private enum Context {
  @TaskLocal static var number = 0
}
