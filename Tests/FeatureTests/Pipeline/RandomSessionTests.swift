import Effects
import RandomNumberFeature
import Store
import Testing

/// Random sessions, on a store and as a pipeline, against the few lines that say what is right.
@MainActor
struct RandomSessionTests {
  private enum Step: CaseIterable {
    case ping, dismiss, number, error
  }

  /// What has been seen and asked for after some steps.
  private struct Model {
    var states: [RandomNumber.State] = [.initial]
    var requests = 0

    private var state: RandomNumber.State { states.last ?? .initial }

    /// Nil if there is nothing to answer.
    mutating func take(_ step: Step) -> RandomNumber.State? {
      let next: RandomNumber.State
      switch step {
      case .ping:
        requests += 1
        next = .loading
      case .dismiss:
        next = .initial
      case .number, .error:
        guard state == .loading else { return nil }
        next = step == .number ? .loaded(requests) : .error(.http(status: requests))
      }
      if next != state { states.append(next) }
      return next
    }
  }

  @Test(arguments: Implementation.allCases, 1...20)
  func `L-S3, L-S4: a random session shows what the model says`(
    _ implementation: Implementation,
    seed: Int
  ) async {
    var generator = SplitMix64(seed: UInt64(seed))
    let client = ScriptedClient()
    let log = Transitions(of: implementation.make(client.client))
    var model = Model()
    for _ in 1...60 {
      let step = Step.allCases[generator.number(below: 4)]
      guard let state = model.take(step) else { continue }
      switch step {
      case .ping: log.model.randomNumberPing()
      case .dismiss: log.model.dismiss()
      case .number: client.answer(model.requests, .success(model.requests))
      case .error: client.answer(model.requests, .failure(.http(status: model.requests)))
      }
      await log.reach(state)
      // A request that has been superseded answers late, or never.
      if step == .ping {
        await client.isAsked(model.requests)
        let late = generator.number(in: 1...model.requests)
        if late < model.requests { client.answer(late, .success(-1)) }
      }
    }
    #expect(log.states == model.states)
  }

  @Test(arguments: Implementation.allCases, 1...20)
  func `L-S4: a session that waits for nothing keeps to the graph, and settles on the last answer`(
    _ implementation: Implementation,
    seed: Int
  ) async {
    var generator = SplitMix64(seed: UInt64(seed))
    let log = Transitions(
      of: implementation.make(
        RandomNumberClient { _ throws(RandomDotOrgError) in
          if Bool.random() { throw .unavailable }
          return 7
        }
      )
    )
    for _ in 1...30 {
      for _ in 0..<generator.number(below: 4) {
        if generator.number(below: 3) == 0 {
          log.model.dismiss()
        } else {
          log.model.randomNumberPing()
        }
      }
      log.model.randomNumberPing()
      await log.answered()
    }
    let names = log.states.map(EdgeObserver.name)
    let edges = Set(zip(names, names.dropFirst()).map { "\($0)>\($1)" })
    #expect(edges.isSubset(of: EdgeObserver.allowed), "\(edges)")
    #expect(names.last == "loaded" || names.last == "error")
  }
}
