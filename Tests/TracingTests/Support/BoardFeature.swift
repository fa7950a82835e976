import Store

/// Changes one row of a board, and has something to wait for all the time.
struct BoardFeature: Reducer {
  enum Action: Codable, Sendable {
    case change(UInt64)
    case wait(Int)
  }

  func reduce(into state: inout Board, action: Action) -> Effect<Action> {
    switch action {
    case .change(let seed):
      state.rows[Int(seed) % state.rows.count].note = "note \(seed)"
      return .none
    case .wait(let id):
      return .run(name: "wait \(id)") { send in
        try? await send.clock.sleep(for: .seconds(3600))
      }
      .switchToLatest(id: id)
    }
  }
}
