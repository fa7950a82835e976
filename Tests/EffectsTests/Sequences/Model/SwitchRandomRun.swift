import Effects
import TestSupport

/// `flatMapLatest` with sequences and an executor that do what a seed says.
struct SwitchRandomRun {
  typealias Inner = Feed<Int, Broken>

  private let outer: Feed<Int, Broken>
  private let listener: Listener<Int, Broken>
  /// The inners in the order in which the outer's elements were taken.
  private let taken = Log<Int>()
  private let inners: [Inner]
  private let late = Log<String>()
  private var random: SplitMix64
  private var sent: [[Int]]
  private var pushed = 0
  private var requests = 0

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let inners = (0..<8).map { _ in Inner(ignoresCancellation: random.number(in: 0...2) == 0) }
    let outer = Feed<Int, Broken>(ignoresCancellation: random.number(in: 0...2) == 0)
    let (taken, late) = (taken, late)
    let sequence = outer.flatMapLatest { number in
      taken.append(number)
      return inners[number]
    }
    listener = Listener(to: sequence, asksByItself: false) { value in
      if taken.last != value / 100 {
        late.append("\(value) after \(String(describing: taken.last))")
      }
    }
    (self.random, self.inners, self.outer) = (random, inners, outer)
    sent = inners.map { _ in [] }
  }

  /// Returns what went wrong, in words.
  mutating func faults() -> [String] {
    for _ in 0..<40 { step() }
    drain()
    let stuck = stuck
    listener.cancel()
    for inner in inners { inner.finish() }
    outer.finish()
    drain()
    return late.entries + order + stuck + leftovers
  }

  var deliveries: Int { listener.values.count }
  var switches: Int { taken.entries.count }

  private mutating func step() {
    let newest = max(0, pushed - 1)
    let number = max(0, newest - max(0, random.number(in: 0...5) - 3))
    switch random.number(in: 0...19) {
    case 0...3 where pushed < inners.count:
      outer.send(pushed)
      pushed += 1
    case 4...9:
      let value = number * 100 + sent[number].count
      sent[number].append(value)
      inners[number].send(value)
    case 10 where random.number(in: 0...3) == 0: inners[number].fail(Broken())
    case 10: inners[number].finish()
    case 11 where random.number(in: 0...4) == 0: outer.fail(Broken())
    case 11 where random.number(in: 0...2) == 0: outer.finish()
    default:
      listener.request()
      requests += 1
    }
    drain(jobs: random.number(in: 0...4))
  }

  private mutating func drain(jobs limit: Int = .max) {
    listener.executor.drain(jobs: limit) { count in random.number(in: 0...count - 1) }
  }

  /// Who wants a value has the latest inner asked for one, if that goes on.
  private var stuck: [String] {
    guard requests > listener.events.count, !listener.isOver, let latest = taken.last else {
      return []
    }
    return inners[latest].isActive && !inners[latest].isAsked ? ["the latest is not asked"] : []
  }

  /// What an inner has delivered comes first in what it has sent, and in that order.
  private var order: [String] {
    inners.indices.compactMap { number in
      let got = listener.values.filter { $0 / 100 == number }
      return got == Array(sent[number].prefix(got.count)) ? nil : "\(got) of \(sent[number])"
    }
  }

  /// Whoever has been listened to has been let go, and all tasks are over.
  private var leftovers: [String] {
    let active = inners.filter(\.isActive).count + (outer.isActive ? 1 : 0)
    let ends = listener.events.filter { if case .value = $0 { false } else { true } }
    return (active == 0 ? [] : ["\(active) still active"])
      + (ends.count <= 1 ? [] : ["ends: \(ends)"])
      + (listener.executor.jobCount == 0 ? [] : ["jobs left"])
      + (listener.isOver ? [] : ["the consumer was not woken"])
  }
}
