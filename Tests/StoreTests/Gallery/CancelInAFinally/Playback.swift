import Store

/// Plays a film, and keeps the display awake meanwhile.
struct Playback: Reducer {
  struct State: Equatable {
    var isPlaying = false
  }

  enum Action: Equatable {
    case play
    case pause
  }

  enum CancelID { case awake }

  let display: Display
  var isMended = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .play:
      state.isPlaying = true
      return .run(name: "keep awake") { [display, isMended] send in
        // The mend: what is undone at the end is what was done here, whoever came since.
        let lease = isMended ? await display.lease() : await display.keepAwake()
        try? await send.clock.sleep(for: .seconds(86_400))
        await display.end(lease)
      }
      .switchToLatest(id: CancelID.awake)
    case .pause:
      state.isPlaying = false
      return .cancel(id: CancelID.awake)
    }
  }
}

actor Display {
  private var leases: Set<Int> = []
  private var lastLease = 0

  var isAwake: Bool { !leases.isEmpty }

  /// One lease for everybody.
  func keepAwake() -> Int {
    leases.insert(0)
    return 0
  }

  /// A lease for each.
  func lease() -> Int {
    lastLease += 1
    leases.insert(lastLease)
    return lastLease
  }

  func end(_ lease: Int) { leases.remove(lease) }
}
