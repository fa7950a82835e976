import Effects

/// Drives an effect table by hand and writes its decisions down as words.
///
/// Operations are known by their name, actions by their number.
struct TableHarness {
  var table = EffectTable<Int, String>()
  /// The ids of cancels that found nothing in flight.
  private(set) var missed: [String] = []
  private var tokens: [String: EffectToken] = [:]

  /// Takes an effect up; the decisions that follow.
  mutating func take(_ effect: Effect<Int>, origin: String = "t") -> [String] {
    table.take(effect, origin: origin)
    return decisions()
  }

  /// An operation's body has returned, or an action has been reduced.
  mutating func end(_ name: String) -> [String] {
    guard let token = tokens[name] else { return ["unknown \(name)"] }
    table.ended(token)
    return decisions()
  }

  mutating func end(_ action: Int) -> [String] { end("\(action)") }

  mutating func cutTrees(of origin: String) -> [String] {
    table.cutTrees { $0 == origin }
    return decisions()
  }

  func isLive(_ name: String) -> Bool { tokens[name].map(table.isLive) ?? false }

  private mutating func decisions() -> [String] {
    var words: [String] = []
    while let decision = table.nextDecision() {
      switch decision {
      case .start(let token, let operation):
        let name = operation.site.name ?? "?"
        tokens[name] = token
        words.append("start \(name)")
      case .deliver(let token, let action):
        tokens["\(action)"] = token
        words.append("deliver \(action)")
      case .stop(let token):
        let name = tokens.first { $0.value == token }?.key ?? "?"
        words.append("stop \(name)")
      case .report(let text), .unvisited(let text):
        words.append("report \(text)")
      case .missed(let id, _):
        missed.append("\(id.base)")
      case .close(let origin):
        words.append("close \(origin)")
      }
    }
    return words
  }
}

/// An effect that is known by its name.
func run(_ name: String) -> Effect<Int> {
  .run(name: name) { _ in }
}
