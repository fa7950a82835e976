import Effects

/// An effect table, with a fault around it if a test wants one.
struct LawTable {
  typealias Decision = EffectDecision<Int, Int>

  private var table = EffectTable<Int, Int>()
  private let fault: Fault?
  private var decisions: [Decision] = []
  private var next = 0
  /// For `keepsGeneration`: whom each token belonged to.
  private var origins: [EffectToken: Int] = [:]
  /// For `losesSlot`.
  private var endCount = 0
  /// For `sparesWaiting`: what was taken up and has not begun.
  private var waiting: [(effect: Effect<Int>, origin: Int)] = []

  init(_ fault: Fault?) {
    self.fault = fault
  }

  var isEmpty: Bool { table.isEmpty }
  var runningCount: Int { table.runningCount }

  mutating func take(_ effect: Effect<Int>, origin: Int, at now: Duration) {
    table.take(effect, origin: origin, at: now)
    collect()
    guard fault == .sparesWaiting else { return }
    let begun = decisions[next...].compactMap { decision -> Int? in
      switch decision {
      case .start(let token, _), .deliver(let token, _): table.origin(of: token)
      case .stop, .report, .missed, .unvisited, .close: nil
      }
    }
    waiting.removeAll { begun.contains($0.origin) }
    let closed = decisions[next...].compactMap { decision -> Int? in
      if case .close(let origin) = decision { origin } else { nil }
    }
    let spared = waiting.filter { closed.contains($0.origin) }
    waiting.removeAll { closed.contains($0.origin) }
    if !begun.contains(origin), !closed.contains(origin) { waiting.append((effect, origin)) }
    for (effect, origin) in spared { table.take(effect, origin: origin, at: now) }
    collect()
  }

  mutating func ended(_ token: EffectToken, at now: Duration) {
    endCount += 1
    if fault == .losesSlot, endCount % 7 == 0 { return }
    table.ended(token, at: now)
    collect()
  }

  mutating func offer(_ action: Int, from token: EffectToken, at now: Duration) {
    _ = table.offer(action, from: token, site: nil, at: now)
    collect()
  }

  mutating func cutAll(at now: Duration) {
    table.cutTrees(at: now) { _ in true }
    collect()
  }

  func isGated(_ token: EffectToken) -> Bool { table.isGated(token) }

  func origin(of token: EffectToken) -> Int? {
    table.origin(of: token) ?? (fault == .keepsGeneration ? origins[token] : nil)
  }

  mutating func nextDecision() -> Decision? {
    guard next < decisions.count else {
      decisions.removeAll(keepingCapacity: true)
      next = 0
      return nil
    }
    defer { next += 1 }
    return decisions[next]
  }

  private mutating func collect() {
    while let decision = table.nextDecision() {
      switch decision {
      case .start(let token, let operation):
        if fault == .keepsGeneration { origins[token] = table.origin(of: token) }
        if fault == .wakesEarly, case .sleep(let duration) = operation.body {
          let early = EffectOperation<Int>(site: operation.site, body: .sleep(duration / 2))
          decisions.append(.start(token, early))
        } else {
          decisions.append(decision)
        }
      case .deliver(let token, _):
        if fault == .keepsGeneration { origins[token] = table.origin(of: token) }
        decisions.append(decision)
      case .stop, .report, .missed, .unvisited, .close:
        decisions.append(decision)
      }
    }
    _ = table.takeReleased()
  }
}
