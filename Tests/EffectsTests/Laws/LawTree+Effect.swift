import Effects

extension LawTree {
  /// What the works of an effect do and when, by the line that their operations carry.
  typealias Scripts = [(sendings: [Sending], end: Int?)]

  func effect(_ scripts: inout Scripts) -> Effect<Int> {
    switch self {
    case .none:
      return .none
    case .send(let action):
      return .send(action)
    case .work(let sendings, let end):
      scripts.append((sendings, end))
      return .run(name: "work", line: scripts.count - 1) { send in
        for sending in sendings { await send(sending.action) }
      }
    case .cancel(let id):
      return .cancel(id: id)
    case .merge(let members):
      return .merge(members.map { $0.effect(&scripts) })
    case .concatenate(let members):
      return .concatenate(members.map { $0.effect(&scripts) })
    case .map(let number, let tree):
      return tree.effect(&scripts).map { $0 + number }
    case .identified(let id, let strategy, let tree):
      return tree.effect(&scripts).cancellable(id: id, strategy)
    case .delay(let time, let tree):
      return tree.effect(&scripts).delay(for: .seconds(time))
    case .debounce(let id, let time, let tree):
      return tree.effect(&scripts).debounce(id: id, for: .seconds(time))
    case .throttle(let id, let time, let latest, let tree):
      return tree.effect(&scripts).throttle(id: id, for: .seconds(time), latest: latest)
    }
  }
}
