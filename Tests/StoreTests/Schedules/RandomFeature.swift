import Store
import TestSupport

/// A feature that is drawn at random: few actions, whose effects suspend, send, end and cancel.
struct RandomFeature: Reducer {
  /// What an action does.
  private indirect enum Plan {
    case nothing
    case send(Int)
    case run(name: Int, hops: Int, sends: [Int])
    case cancel(id: Int)
    case cancellable(Plan, id: Int, FlattenStrategy)
    case merge(Plan, Plan)
    case concatenate(Plan, Plan)
  }

  private let plans: [Plan]
  private let memory: Log<String>

  init(seed: UInt64, memory: Log<String>) {
    self.memory = memory
    var generator = SplitMix64(seed: seed)
    var plans: [Plan] = [.nothing]
    for action in 1...5 { plans.append(Self.plan(of: action, &generator)) }
    self.plans = plans
  }

  func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
    state.append(action)
    return effect(plans[action])
  }

  private static func plan(of action: Int, _ generator: inout SplitMix64) -> Plan {
    let later = Array(action..<5).map { $0 + 1 }
    switch generator.number(below: action <= 2 ? 6 : 10) {
    case 0: return .merge(leaf(of: action, later, &generator), leaf(of: action, later, &generator))
    case 1:
      return .concatenate(leaf(of: action, later, &generator), leaf(of: action, later, &generator))
    case 2..<6: return leaf(of: action, later, &generator)
    default: return .nothing
    }
  }

  private static func leaf(
    of action: Int,
    _ later: [Int],
    _ generator: inout SplitMix64
  ) -> Plan {
    let draw = generator.number(below: 8)
    if draw == 0 { return .cancel(id: generator.number(below: 2)) }
    if draw == 1, let last = later.last { return .send(last) }
    var sends: [Int] = []
    if !later.isEmpty, generator.number(below: 3) > 0 {
      sends.append(later[generator.number(below: later.count)])
    }
    let run = Plan.run(name: action, hops: generator.number(below: 2), sends: sends)
    guard generator.number(below: 2) == 0 else { return run }
    let strategies: [FlattenStrategy] = [.merge, .latest, .exhaust, .concat]
    let strategy = strategies[generator.number(below: 4)]
    return .cancellable(run, id: generator.number(below: 2), strategy)
  }

  private func effect(_ plan: Plan) -> Effect<Int> {
    switch plan {
    case .nothing: .none
    case .send(let action): .send(action)
    case .cancel(let id): .cancel(id: id)
    case .merge(let first, let second): .merge(effect(first), effect(second))
    case .concatenate(let first, let second): .concatenate(effect(first), effect(second))
    case .cancellable(let plan, let id, let strategy):
      effect(plan).cancellable(id: id, strategy)
    case .run(let name, let hops, let sends):
      .run { [memory] send in
        memory.append("\(name) begins\(Task.isCancelled ? ", cancelled" : "")")
        for _ in 0..<hops { await childStep() }
        for action in sends { await send(action) }
        memory.append("\(name) ends\(Task.isCancelled ? ", cancelled" : "")")
      }
    }
  }
}
