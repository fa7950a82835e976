import Store

/// What a tree of plants should do, spelled out: the straightforward interpreter that the store is compared
/// with.
struct PlantModel {
  /// The id of the effect that a change of a count starts.
  static let changeID = 9

  /// Which child of a plant; a row by its id, a child that is known by an id by that.
  struct Step: Equatable {
    var slot: Int
    var id: Int?
  }

  /// Effects that run one after the other, of one plant: the first runs, the others wait.
  struct Chain {
    var path: [Step]
    var ids: [Int]
  }

  let shape: PlantShape
  private(set) var state: Plant
  private(set) var chains: [Chain] = []

  init(shape: PlantShape, state: Plant) {
    self.shape = shape
    self.state = state
  }

  /// The ids of the running effects, sorted.
  var running: [Int] { chains.map { $0.ids[0] }.sorted() }

  mutating func send(_ move: PlantMove, to path: [Step]) {
    guard let path = named(path), var plant = plant(at: path) else { return }
    let before = plant.count
    move.change(&plant)
    switch move {
    case .start(let id): chains.append(Chain(path: path, ids: [id]))
    case .startBoth(let first, let second):
      chains.append(Chain(path: path, ids: [first, second]))
    case .stop(let id): stop(id, at: path)
    default: break
    }
    if plant.count != before {
      plant.changes += 1
      stop(Self.changeID, at: path)
      chains.append(Chain(path: path, ids: [Self.changeID]))
    }
    Self.put(plant, at: path[...], in: &state, shape)
    chains = chains.filter { self.plant(at: $0.path) != nil }
  }

  private mutating func stop(_ id: Int, at path: [Step]) {
    for index in chains.indices where chains[index].path == path {
      chains[index].ids.removeAll { $0 == id }
    }
    chains.removeAll { $0.ids.isEmpty }
  }

  /// The path with the ids that its children are known by now; nil when one of them isn't there.
  private func named(_ path: [Step]) -> [Step]? {
    var (plant, shape, steps) = (state, shape, [Step]())
    for var step in path {
      guard let slot = shape.slots[step.slot] else { return nil }
      if slot.embedding == .ifLetNamed { step.id = plant.slots[step.slot].first?.id }
      guard let child = Self.child(step, of: plant, slot.embedding) else { return nil }
      (plant, shape) = (child, slot.shape)
      steps.append(step)
    }
    return steps
  }

  private func plant(at path: [Step]) -> Plant? {
    var (plant, shape) = (state, shape)
    for step in path {
      guard let slot = shape.slots[step.slot],
        let child = Self.child(step, of: plant, slot.embedding)
      else { return nil }
      (plant, shape) = (child, slot.shape)
    }
    return plant
  }

  private static func child(
    _ step: Step,
    of plant: Plant,
    _ embedding: PlantShape.Embedding
  ) -> Plant? {
    let first = plant.slots[step.slot].first
    switch embedding {
    case .scope: return first ?? Plant()
    case .ifLet, .ifCaseLet: return first
    case .ifLetNamed: return first?.id == step.id ? first : nil
    case .forEach: return plant.slots[step.slot].first { $0.id == step.id }
    }
  }

  private static func put(
    _ new: Plant,
    at path: ArraySlice<Step>,
    in plant: inout Plant,
    _ shape: PlantShape
  ) {
    guard let step = path.first else { return plant = new }
    guard let slot = shape.slots[step.slot],
      var child = child(step, of: plant, slot.embedding)
    else { return }
    put(new, at: path.dropFirst(), in: &child, slot.shape)
    let index = plant.slots[step.slot].firstIndex {
      slot.embedding != .forEach || $0.id == step.id
    }
    if let index {
      plant.slots[step.slot][index] = child
    } else if child != Plant() {
      plant.slots[step.slot].append(child)
    }
  }
}
