import Effects
import Store
import TestSupport
import Testing

/// Random sessions on random trees of reducers, compared with a straightforward model.
///
/// The trees have siblings, children with and without ids, rows and cases, all embedded at the same places of
/// the code, values that are watched and effects one after the other. After every action the state is the
/// same, and so are the effects that are alive.
@MainActor
struct RandomTreeTests {
  /// Knows which effects are alive, and what was reported.
  private final class Alive: StoreObserver {
    typealias State = Plant
    typealias Action = PlantMove
    private(set) var effects: [EffectInfo.Token: Int] = [:]
    private(set) var unvisited = 0

    func effectDidStart(_ effect: EffectInfo) { effects[effect.token] = effect.id as? Int }

    func effectDidEnd(_ effect: EffectInfo, _ end: EffectEnd) { effects[effect.token] = nil }

    func report(_ diagnostic: StoreDiagnostic) {
      if diagnostic.kind == .unvisitedChild { unvisited += 1 }
    }
  }

  @Test(arguments: 0..<150)
  func `random trees behave as the model does`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let shape = PlantShape.random(depth: 1 + seed % 4, with: &generator)
    let alive = Alive()
    let store = Store<Plant, PlantMove>(initialState: Plant(), observers: [alive]) {
      reducer(shape)
    }
    var model = PlantModel(shape: shape, state: Plant())
    for number in 0..<200 {
      let path = randomPath(shape, with: &generator)
      let move = randomMove(with: &generator)
      model.send(move, to: path)
      store.send(embed(move, path, shape))
      guard store.state == model.state, alive.effects.values.sorted() == model.running,
        store.effectsInFlight == model.running.count, alive.unvisited == 0
      else {
        Issue.record("seed \(seed), action \(number): \(move) at \(path) of \(shape)")
        return
      }
    }
  }

  /// Leads to the plant itself, or to one below.
  private func randomPath(
    _ shape: PlantShape,
    with generator: inout SplitMix64
  ) -> [PlantModel.Step] {
    var (path, shape) = ([PlantModel.Step](), shape)
    while generator.number(below: 4) > 0 {
      let slot = generator.number(below: Plant.slotCount)
      guard let child = shape.slots[slot] else { break }
      let id = child.embedding == .forEach ? generator.number(below: 3) : nil
      path.append(PlantModel.Step(slot: slot, id: id))
      shape = child.shape
    }
    return path
  }

  private func randomMove(with generator: inout SplitMix64) -> PlantMove {
    let (slot, id) = (generator.number(below: Plant.slotCount), generator.number(below: 2))
    return switch generator.number(below: 16) {
    case 0...3: .start(id)
    case 4: .startBoth(id, 1 - id)
    case 5, 6: .stop(id)
    case 7, 8: .count
    case 9...11: .grow(slot: slot, 1 + generator.number(below: 3))
    case 12: .replace(slot: slot, id: id)
    case 13: .remove(slot: slot, id: id)
    case 14: .reverse(slot: slot)
    default: .reset
    }
  }

  private func embed(
    _ move: PlantMove,
    _ path: [PlantModel.Step],
    _ shape: PlantShape
  ) -> PlantMove {
    guard let step = path.first, let child = shape.slots[step.slot] else { return move }
    let inner = embed(move, Array(path.dropFirst()), child.shape)
    guard child.embedding == .forEach else { return .child(slot: step.slot, inner) }
    return .row(slot: step.slot, .element(id: step.id ?? 0, action: inner))
  }
}
