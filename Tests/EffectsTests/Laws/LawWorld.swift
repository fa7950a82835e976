import Effects
import TestSupport

/// A small store on virtual time around an effect table, without tasks: what the laws are tried on.
///
/// Bodies are the worst that can be: they ignore that they have been cancelled and go on sending.
struct LawWorld {
  /// What is done to the store from outside.
  enum Input: CustomStringConvertible {
    case take(LawTree)
    case cutAll

    var description: String {
      switch self {
      case .take(let tree): "\(tree)"
      case .cutAll: "the end of the store"
      }
    }
  }

  typealias Timed = (time: Int, input: Input)

  struct Entry: Hashable {
    let time: Int
    let action: Int
    /// The number of the input whose effect has sent it.
    let origin: Int
  }

  struct Outcome {
    var log: [Entry] = []
    /// When the effect of each input ended.
    var ends: [Int: [Int]] = [:]
    var startCount = 0
    /// Whether nothing was left in the table.
    var isEmpty = true
    var runningCount = 0

    /// What the effect of one input has sent.
    func entries(of origin: Int) -> [Entry] { log.filter { $0.origin == origin } }
  }

  private enum Event {
    case input(Int)
    case send(EffectToken, Int)
    case end(EffectToken)
  }

  private enum Queued {
    case leaf(EffectToken, Int)
    case running(EffectToken, Int)
  }

  private var table: LawTable
  private let inputs: [Timed]
  private let isMapped: Bool
  private var scripts: LawTree.Scripts = []
  private var events: [(time: Int, number: Int, event: Event)] = []
  private var eventCount = 0
  private var queue: [Queued] = []
  private var now = 0
  private var outcome = Outcome()

  /// Runs a program until nothing is left to happen.
  ///
  /// Bodies have to be run for real only where effects are mapped.
  static func run(_ inputs: [Timed], _ fault: Fault?, isMapped: Bool = false) -> Outcome {
    var world = LawWorld(inputs, fault, isMapped: isMapped)
    return world.run()
  }

  private init(_ inputs: [Timed], _ fault: Fault?, isMapped: Bool) {
    table = LawTable(fault)
    self.inputs = inputs
    self.isMapped = isMapped
  }

  private mutating func run() -> Outcome {
    for (number, input) in inputs.enumerated() { schedule(.input(number), at: input.time) }
    var index = 0
    // Inputs come before what they set off: at one time, the world outside is first.
    while index < events.count {
      let (time, _, event) = events[index]
      index += 1
      now = time
      handle(event)
      // The inputs of one time are one turn: nothing of the queue is between them.
      if index < events.count, events[index].time == now, case .input = events[index].event {
        continue
      }
      drain()
      if index > 64 {
        events.removeFirst(index)
        index = 0
      }
    }
    now += 1000
    outcome.runningCount = table.runningCount
    // A last input lets windows go that are over.
    table.take(.cancel(id: -1), origin: -1, at: .seconds(now))
    drain()
    outcome.isEmpty = table.isEmpty
    return outcome
  }

  private mutating func schedule(_ event: Event, at time: Int) {
    eventCount += 1
    var index = events.count
    while index > 0, events[index - 1].time > time { index -= 1 }
    events.insert((time, eventCount, event), at: index)
  }

  private mutating func handle(_ event: Event) {
    switch event {
    case .input(let number):
      switch inputs[number].input {
      case .take(let tree):
        table.take(tree.effect(&scripts), origin: number, at: .seconds(now))
      case .cutAll:
        table.cutAll(at: .seconds(now))
      }
      act()
    case .send(let token, let action):
      guard table.isGated(token) else { return queue.append(.running(token, action)) }
      table.offer(action, from: token, at: .seconds(now))
      act()
    case .end(let token):
      table.ended(token, at: .seconds(now))
      act()
    }
  }

  private mutating func drain() {
    var head = 0
    while head < queue.count {
      let item = queue[head]
      head += 1
      switch item {
      case .leaf(let token, let action):
        guard let origin = table.origin(of: token) else { continue }
        outcome.log.append(Entry(time: now, action: action, origin: origin))
        table.ended(token, at: .seconds(now))
        act()
      case .running(let token, let action):
        guard let origin = table.origin(of: token) else { continue }
        outcome.log.append(Entry(time: now, action: action, origin: origin))
      }
    }
    queue.removeAll(keepingCapacity: true)
  }

  private mutating func act() {
    while let decision = table.nextDecision() {
      switch decision {
      case .start(let token, let operation): start(token, operation)
      case .deliver(let token, let action): queue.append(.leaf(token, action))
      case .stop, .report, .missed, .unvisited: break
      case .close(let origin): outcome.ends[origin, default: []].append(now)
      }
    }
  }

  private mutating func start(_ token: EffectToken, _ operation: EffectOperation<Int>) {
    if case .sleep(let duration) = operation.body {
      return schedule(.end(token), at: now + Int(duration.components.seconds))
    }
    outcome.startCount += 1
    let (sendings, end) = scripts[operation.site.line]
    let actions = isMapped ? Self.actions(of: operation) : sendings.map(\.action)
    for (sending, action) in zip(sendings, actions) {
      schedule(.send(token, action), at: now + sending.time)
    }
    if let end { schedule(.end(token), at: now + end) }
  }

  /// Runs a body to learn what it sends, mapped by whatever is around it.
  private static func actions(of operation: EffectOperation<Int>) -> [Int] {
    guard case .stream(let body) = operation.body else { return [] }
    let log = Log<Int>()
    let executor = ManualExecutor()
    let send = Send<Int>(clock: ContinuousClock()) { log.append($0) }
    Task(executorPreference: executor) { await body(send) }
    executor.drain()
    return log.entries
  }
}
