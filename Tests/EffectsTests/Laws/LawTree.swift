import Effects

/// A random effect, as data: it can be shown, made smaller and made into an effect.
///
/// Times are whole seconds.
indirect enum LawTree: Sendable {
  case none
  case send(Int)
  /// Sends each action at its time after the start; without an end it never ends.
  case work([Sending], end: Int?)
  case cancel(id: Int)
  case merge([LawTree])
  case concatenate([LawTree])
  /// Adds a number to every action.
  case map(Int, LawTree)
  case identified(id: Int, FlattenStrategy, LawTree)
  case delay(Int, LawTree)
  case debounce(id: Int, Int, LawTree)
  case throttle(id: Int, Int, latest: Bool, LawTree)

  struct Sending: Sendable {
    let time: Int
    let action: Int
  }

  static let never = LawTree.work([], end: nil)

  /// How many leaves and groups there are, and how much is in them.
  var size: Int {
    switch self {
    case .none: 0
    case .send, .cancel: 1
    case .work(let sendings, let end):
      1 + sendings.count + sendings.reduce(end ?? 0) { $0 + $1.time }
    case .merge(let members), .concatenate(let members): 1 + members.reduce(0) { $0 + $1.size }
    case .map(_, let tree), .identified(_, _, let tree): 1 + tree.size
    case .delay(let time, let tree), .debounce(_, let time, let tree),
      .throttle(_, let time, _, let tree):
      1 + time + tree.size
    }
  }

  /// The same with other ids, times or actions.
  func with(
    id: (Int) -> Int = { $0 },
    time: (Int) -> Int = { $0 },
    action: (Int) -> Int = { $0 }
  ) -> LawTree {
    func changed(_ tree: LawTree) -> LawTree { tree.with(id: id, time: time, action: action) }
    switch self {
    case .none:
      return .none
    case .send(let number):
      return .send(action(number))
    case .work(let sendings, let end):
      let sendings = sendings.map { Sending(time: time($0.time), action: action($0.action)) }
      return .work(sendings, end: end.map(time))
    case .cancel(let number):
      return .cancel(id: id(number))
    case .merge(let members):
      return .merge(members.map(changed))
    case .concatenate(let members):
      return .concatenate(members.map(changed))
    case .map(let number, let tree):
      return .map(number, changed(tree))
    case .identified(let number, let strategy, let tree):
      return .identified(id: id(number), strategy, changed(tree))
    case .delay(let length, let tree):
      return .delay(time(length), changed(tree))
    case .debounce(let number, let length, let tree):
      return .debounce(id: id(number), time(length), changed(tree))
    case .throttle(let number, let length, let latest, let tree):
      return .throttle(id: id(number), time(length), latest: latest, changed(tree))
    }
  }
}

extension LawTree: CustomStringConvertible {
  var description: String {
    switch self {
    case .none: "none"
    case .send(let action): "send(\(action))"
    case .work(let sendings, let end):
      "work(" + sendings.map { "\($0.action)@\($0.time) " }.joined()
        + (end.map { "|@\($0))" } ?? "never ends)")
    case .cancel(let id): "cancel(\(id))"
    case .merge(let members): "merge(\(members.map(\.description).joined(separator: ", ")))"
    case .concatenate(let members):
      "concatenate(\(members.map(\.description).joined(separator: ", ")))"
    case .map(let number, let tree): "\(tree).map(+\(number))"
    case .identified(let id, let strategy, let tree): "\(tree).id(\(id), \(strategy.rule))"
    case .delay(let time, let tree): "\(tree).delay(\(time))"
    case .debounce(let id, let time, let tree): "\(tree).debounce(\(id), \(time))"
    case .throttle(let id, let time, let latest, let tree):
      "\(tree).throttle(\(id), \(time), \(latest ? "latest" : "first"))"
    }
  }
}
