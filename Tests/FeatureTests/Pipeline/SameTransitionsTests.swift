import Effects
import RandomNumberFeature
import Store
import TestSupport
import Testing

/// What the article's view model shows, on a store and as a pipeline alike.
@MainActor
struct SameTransitionsTests {
  private let client = ScriptedClient()

  private func make(_ implementation: Implementation) -> (any RandomNumberModel, Transitions) {
    let model = implementation.make(client.client)
    return (model, Transitions(of: model))
  }

  @Test(arguments: Implementation.allCases)
  func `R1, R3: nothing is asked for before the first ping`(_ implementation: Implementation) async
  {
    let (model, log) = make(implementation)
    #expect(model.dataLoadState == .initial)
    model.dismiss()
    model.randomNumberPing()
    await client.isAsked(1)
    #expect(client.requests == [1])
    #expect(log.states == [.initial, .loading])
  }

  @Test(arguments: Implementation.allCases)
  func `R4, R11: a ping shows loading and then the number`(_ implementation: Implementation) async {
    let (model, log) = make(implementation)
    model.randomNumberPing()
    await log.reach(.loading)
    client.answer(1, .success(10))
    await log.reach(.loaded(10))
    #expect(log.states == [.initial, .loading, .loaded(10)])
  }

  @Test(arguments: Implementation.allCases)
  func `H9: an answer that is there at once comes after loading`(_ implementation: Implementation)
    async
  {
    for _ in 1...200 {
      let log = Transitions(of: implementation.make(RandomNumberClient { _ in 5 }))
      log.model.randomNumberPing()
      await log.reach(.loaded(5))
      #expect(log.states == [.initial, .loading, .loaded(5)])
    }
  }

  @Test(arguments: Implementation.allCases)
  func `R12, H2, F49: an error is shown as it is`(_ implementation: Implementation) async {
    let (model, log) = make(implementation)
    let errors: [RandomDotOrgError] = [.http(status: 500), .http(status: 501), .timedOut]
    for (number, error) in errors.enumerated() {
      model.randomNumberPing()
      await log.reach(.loading)
      client.answer(number + 1, .failure(error))
      await log.reach(.error(error))
    }
    #expect(log.states.compactMap(\.error) == errors)
  }

  @Test(arguments: Implementation.allCases)
  func `R6, F40, E7: a failure doesn't end it, the next ping is served`(
    _ implementation: Implementation
  ) async {
    let (model, log) = make(implementation)
    let answers: [ScriptedClient.Answer] = [.success(1), .failure(.unavailable), .success(3)]
    for (number, answer) in answers.enumerated() {
      client.answer(number + 1, answer)
      model.randomNumberPing()
      await log.reach(state(of: answer))
    }
    #expect(
      log.states == [
        .initial, .loading, .loaded(1), .loading, .error(.unavailable), .loading, .loaded(3),
      ]
    )
    #expect(client.requests == [1, 2, 3])
  }

  @Test(
    arguments: Implementation.allCases,
    [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
  )
  func `R5, E20, H15: of three requests only the last one's answer is shown, whatever their order`(
    _ implementation: Implementation,
    _ order: [Int]
  ) async {
    let (model, log) = make(implementation)
    for number in 1...3 {
      model.randomNumberPing()
      await client.isAsked(number)
    }
    for number in order { client.answer(number, .success(number * 10)) }
    await log.reach(.loaded(30))
    #expect(log.states == [.initial, .loading, .loaded(30)])
  }

  @Test(arguments: Implementation.allCases)
  func `R5: a hundred pings in one turn show loading once, and one number`(
    _ implementation: Implementation
  ) async {
    let log = Transitions(of: implementation.make(RandomNumberClient { _ in 5 }))
    for _ in 1...100 { log.model.randomNumberPing() }
    await log.reach(.loaded(5))
    #expect(log.states == [.initial, .loading, .loaded(5)])
  }

  @Test(arguments: Implementation.allCases)
  func `H4, E18: an answer that is on its way doesn't survive the next ping`(
    _ implementation: Implementation
  ) async {
    let (model, log) = make(implementation)
    for number in 1...100 {
      model.randomNumberPing()
      await client.isAsked(2 * number - 1)
      client.answer(2 * number - 1, .success(-number))
      model.randomNumberPing()
      await client.isAsked(2 * number)
      client.answer(2 * number, .success(number))
      await log.reach(.loaded(number))
    }
    #expect(log.states == [.initial] + (1...100).flatMap { [.loading, .loaded($0)] })
  }

  @Test(arguments: Implementation.allCases)
  func `H1, H5, E18: an answer that is on its way doesn't survive a dismissal`(
    _ implementation: Implementation
  ) async {
    let (model, log) = make(implementation)
    for number in 1...100 {
      model.randomNumberPing()
      await client.isAsked(number)
      await log.reach(.loading)
      client.answer(number, .success(number))
      model.dismiss()
      #expect(model.dataLoadState == .initial)
    }
    client.answer(101, .success(101))
    model.randomNumberPing()
    await log.reach(.loaded(101))
    #expect(
      log.states == (1...100).flatMap { _ in [.initial, .loading] }
        + [.initial, .loading, .loaded(101)]
    )
  }

  @Test(arguments: Implementation.allCases)
  func `H1: a dismissal while loading cancels the request`(_ implementation: Implementation) async {
    let (begun, cancelled) = (Gate(), Gate())
    let log = Transitions(of: implementation.make(.endless(begun: begun, cancelled: cancelled)))
    log.model.randomNumberPing()
    await begun.wait()
    await log.reach(.loading)
    log.model.dismiss()
    await cancelled.wait()
    #expect(log.states == [.initial, .loading, .initial])
  }

  @Test(arguments: Implementation.allCases)
  func `a dismissal resets any state at once`(_ implementation: Implementation) async {
    let (model, log) = make(implementation)
    let answers: [ScriptedClient.Answer] = [.success(1), .failure(.timedOut)]
    for (number, answer) in answers.enumerated() {
      client.answer(number + 1, answer)
      model.randomNumberPing()
      await log.reach(state(of: answer))
      model.dismiss()
      #expect(model.dataLoadState == .initial)
      model.dismiss()
    }
    #expect(
      log.states == [
        .initial, .loading, .loaded(1), .initial, .loading, .error(.timedOut), .initial,
      ]
    )
  }

  @Test(arguments: Implementation.allCases)
  func `R13, R14, H6: the modal is shown for an answer, false dismisses it, true does nothing`(
    _ implementation: Implementation
  ) async {
    let (model, log) = make(implementation)
    let modal = model.modalShown
    modal.wrappedValue = false
    #expect(!modal.wrappedValue)
    model.randomNumberPing()
    await log.reach(.loading)
    #expect(!modal.wrappedValue)
    modal.wrappedValue = false
    client.answer(1, .failure(.timedOut))
    await log.reach(.error(.timedOut))
    #expect(modal.wrappedValue)
    modal.wrappedValue = true
    #expect(modal.wrappedValue)
    modal.wrappedValue = false
    #expect(log.states == [.initial, .loading, .error(.timedOut), .initial])
  }

  @Test(arguments: Implementation.allCases)
  func `H7: a ping while the modal is open takes it away while loading`(
    _ implementation: Implementation
  ) async {
    let (model, log) = make(implementation)
    client.answer(1, .success(1))
    model.randomNumberPing()
    await log.reach(.loaded(1))
    model.randomNumberPing()
    await log.reach(.loading)
    #expect(!model.modalShown.wrappedValue)
    client.answer(2, .success(2))
    await log.reach(.loaded(2))
    #expect(model.modalShown.wrappedValue)
  }

  @Test(arguments: Implementation.allCases)
  func `H14: the binding of the modal keeps its model`(_ implementation: Implementation) async {
    client.answer(1, .success(1))
    let binding = await {
      let (model, log) = make(implementation)
      model.randomNumberPing()
      await log.reach(.loaded(1))
      return model.modalShown
    }()
    #expect(binding.wrappedValue)
    binding.wrappedValue = false
    #expect(!binding.wrappedValue)
  }

  @Test(arguments: Implementation.allCases)
  func `R15, R16: a model that is released takes its request along`(
    _ implementation: Implementation
  ) async {
    let (begun, cancelled) = (Gate(), Gate())
    weak var observed: (any RandomNumberModel)?
    do {
      let model = implementation.make(.endless(begun: begun, cancelled: cancelled))
      observed = model
      model.randomNumberPing()
      await begun.wait()
    }
    #expect(observed == nil)
    await cancelled.wait()
  }

  private func state(of answer: ScriptedClient.Answer) -> RandomNumber.State {
    switch answer {
    case .success(let number): .loaded(number)
    case .failure(let error): .error(error)
    }
  }
}

extension RandomNumberClient {
  /// A client that answers only when it is cancelled.
  fileprivate static func endless(begun: Gate, cancelled: Gate) -> Self {
    RandomNumberClient { _ in
      begun.open()
      try? await untilCancelled()
      cancelled.open()
      return 1
    }
  }
}
