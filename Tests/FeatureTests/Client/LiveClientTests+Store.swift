import Effects
import RandomNumberFeature
import Store
import Testing

extension LiveClientTests {
  /// The live client in a live store, with a service that answers as it likes.
  struct StoreTests {
    @MainActor
    @Test func `a thousand pings switched and dismissed at random moments keep the rules`()
      async throws
    {
      let turnstile = Turnstile()
      let server = try LoopbackServer { Self.answer($0, turnstile) }
      defer { server.stop() }
      defer { turnstile.open() }
      let observer = ActionObserver()
      let store = Store(initialState: .initial, observers: [observer]) {
        RandomNumber(client: .randomDotOrg(baseURL: server.baseURL), range: 0...1_000_000)
      }
      var generator = SplitMix64(seed: 2026)
      var pings = 0
      while pings < 1_000 {
        let action: RandomNumber.Action = generator.number(below: 4) == 0 ? .dismiss : .ping
        if action == .ping { pings += 1 }
        let task = store.send(action)
        turnstile.step()
        guard generator.number(below: 4) == 0 else { continue }
        turnstile.open()
        await task.finish()
      }
      turnstile.open()
      await store.send(.ping).finish()

      let numbers = observer.actions.compactMap { action in
        if case .response(.success(let number)) = action { number } else { nil as Int? }
      }
      #expect(!numbers.isEmpty)
      #expect(Set(numbers).count == numbers.count)
      #expect(server.mostOpenAtOnce == 1)
      #expect(store.effectsInFlight == 0)
      #expect(store.state.value != nil || store.state.error != nil)
    }

    /// Answers with a number of its own, with an error, late, or by a reset.
    ///
    /// Every request has its own connection: one that breaks when used again is tried again by the
    /// loader itself.
    private static func answer(_ exchange: LoopbackExchange, _ turnstile: Turnstile) {
      let close = ["Connection: close"]
      var generator = SplitMix64(seed: UInt64(exchange.index))
      if generator.number(below: 3) == 0 { turnstile.wait() }
      switch generator.number(below: 16) {
      case 0: exchange.hangUp(isReset: true)
      case 1: exchange.respond(status: 404, headers: close, "")
      case 2: exchange.respond(status: 503, headers: close, "Error: busy\n")
      case 3: exchange.respond(headers: close, "no number\n")
      default: exchange.respond(headers: close, "\(exchange.index)\n")
      }
    }
  }
}
