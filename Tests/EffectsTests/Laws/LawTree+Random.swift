import Effects

extension LawTree {
  /// What a random tree may contain.
  struct Kinds: OptionSet {
    let rawValue: Int
    /// Ids, with every strategy, cancels and debounce.
    static let ids = Kinds(rawValue: 1)
    /// Works that never end.
    static let endless = Kinds(rawValue: 2)
    static let map = Kinds(rawValue: 4)
    static let throttle = Kinds(rawValue: 8)
    static let finite: Kinds = [.ids, .throttle]
    static let all: Kinds = [.ids, .throttle, .endless]
  }

  static func random(
    depth: Int = 4,
    _ kinds: Kinds = .finite,
    ids: ClosedRange<Int> = 0...2,
    _ generator: inout SplitMix64
  ) -> LawTree {
    guard depth > 1 else { return leaf(kinds, ids, &generator) }
    func inner() -> LawTree { random(depth: depth - 1, kinds, ids: ids, &generator) }
    switch generator.number(below: 13) {
    case 0:
      return leaf(kinds, ids, &generator)
    case 3, 4:
      return .merge((0..<1 + generator.number(below: 3)).map { _ in inner() })
    case 5, 6:
      return .concatenate((0..<1 + generator.number(below: 3)).map { _ in inner() })
    case 7:
      return .delay(generator.number(below: 4), inner())
    case 8 where kinds.contains(.throttle):
      return .throttle(
        id: generator.number(in: ids),
        generator.number(below: 4),
        latest: generator.number(below: 2) == 0,
        inner()
      )
    case 9 where kinds.contains(.map):
      return .map(100, inner())
    case 10 where kinds.contains(.ids):
      return .debounce(id: generator.number(in: ids), generator.number(below: 4), inner())
    case 11, 12:
      guard kinds.contains(.ids) else { return inner() }
      let strategy = FlattenStrategy.all[generator.number(below: 5)]
      return .identified(id: generator.number(in: ids), strategy, inner())
    default:
      return inner()
    }
  }

  private static func leaf(
    _ kinds: Kinds,
    _ ids: ClosedRange<Int>,
    _ generator: inout SplitMix64
  ) -> LawTree {
    switch generator.number(below: 8) {
    case 0:
      return .none
    case 1 where kinds.contains(.ids):
      return .cancel(id: generator.number(in: ids))
    case 2, 3, 4:
      return .send(generator.number(below: 10))
    default:
      var time = 0
      var sendings: [Sending] = []
      for _ in 0..<generator.number(below: 4) {
        time += generator.number(below: 3)
        sendings.append(Sending(time: time, action: generator.number(below: 10)))
      }
      let isEndless = kinds.contains(.endless) && generator.number(below: 4) == 0
      return .work(sendings, end: isEndless ? nil : time + generator.number(below: 3))
    }
  }

  /// Trees that are a little smaller, the smallest first.
  var shrinks: [LawTree] {
    switch self {
    case .none:
      return []
    case .send, .cancel:
      return [.none]
    case .work(let sendings, let end):
      var smaller: [LawTree] = [.none]
      for index in sendings.indices {
        var left = sendings
        left.remove(at: index)
        smaller.append(.work(left, end: end))
      }
      if let first = sendings.first, sendings.count == 1 { smaller.append(.send(first.action)) }
      let hurried = sendings.map { Sending(time: max(0, $0.time - 1), action: $0.action) }
      smaller.append(.work(hurried, end: end.map { max(0, $0 - 1) }))
      if let end, end > (sendings.last?.time ?? 0) { smaller.append(.work(sendings, end: end - 1)) }
      return smaller
    case .merge(let members):
      return members + Self.shrinks(of: members).map { .merge($0) }
    case .concatenate(let members):
      return members + Self.shrinks(of: members).map { .concatenate($0) }
    case .map(let number, let tree):
      return [tree] + tree.shrinks.map { .map(number, $0) }
    case .identified(let id, let strategy, let tree):
      return [tree] + tree.shrinks.map { .identified(id: id, strategy, $0) }
    case .delay(let time, let tree):
      return [tree, .delay(max(0, time - 1), tree)] + tree.shrinks.map { .delay(time, $0) }
    case .debounce(let id, let time, let tree):
      return [tree, .debounce(id: id, max(0, time - 1), tree)]
        + tree.shrinks.map { .debounce(id: id, time, $0) }
    case .throttle(let id, let time, let latest, let tree):
      return [tree, .throttle(id: id, max(0, time - 1), latest: latest, tree)]
        + tree.shrinks.map { .throttle(id: id, time, latest: latest, $0) }
    }
  }

  private static func shrinks(of members: [LawTree]) -> [[LawTree]] {
    members.indices.flatMap { index in
      var without = members
      without.remove(at: index)
      return [without]
        + members[index].shrinks.map { smaller in
          var changed = members
          changed[index] = smaller
          return changed
        }
    }
  }
}

extension FlattenStrategy {
  static let all: [FlattenStrategy] = [.merge, .concat, .latest, .exhaust, .merge(atMost: 2)]
}
