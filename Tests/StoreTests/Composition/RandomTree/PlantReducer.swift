import Effects
import Store
import TestSupport

private typealias Builder = ReducerBuilder<Plant, PlantMove>

/// What a plant does by itself.
private struct Growth: Reducer {
  var body: some Reducer<Plant, PlantMove> {
    Reduce<Plant, PlantMove> { state, move in
      move.change(&state)
      switch move {
      case .start(let id): return forever(id)
      case .startBoth(let first, let second): return .concatenate(forever(first), forever(second))
      case .stop(let id): return .cancel(id: id)
      default: return .none
      }
    }
    .onChange(of: \.count) { _, _ in
      Reduce<Plant, PlantMove> { state, _ in
        state.changes += 1
        return forever(PlantModel.changeID).switchToLatest(id: PlantModel.changeID)
      }
    }
  }
}

private func forever(_ id: Int) -> Effect<PlantMove> {
  .run { _ in try? await untilCancelled() }.cancellable(id: id)
}

/// A reducer with the children of a shape, siblings beside each other, all embedded at the same places of
/// the code.
func reducer(_ shape: PlantShape) -> Reduce<Plant, PlantMove> {
  var own = Builder.buildLimitedAvailability(Growth())
  var scopes: [Reduce<Plant, PlantMove>] = []
  for (slot, child) in shape.slots.enumerated() {
    guard let child else { continue }
    let inner = reducer(child.shape)
    if child.embedding == .scope {
      scopes.append(scope(slot, inner))
    } else {
      own = embed(child.embedding, slot, inner, in: own)
    }
  }
  return Builder.buildLimitedAvailability(
    CombineReducers {
      for scope in scopes { scope }
      own
    }
  )
}

private func path(_ slot: Int) -> CasePath<PlantMove, PlantMove> {
  CasePath({ .child(slot: slot, $0) }, \.[child: slot])
}

private func scope(_ slot: Int, _ inner: Reduce<Plant, PlantMove>) -> Reduce<Plant, PlantMove> {
  Builder.buildLimitedAvailability(
    Scope(state: \Plant[only: slot], action: path(slot)) { inner }
  )
}

private func embed(
  _ embedding: PlantShape.Embedding,
  _ slot: Int,
  _ inner: Reduce<Plant, PlantMove>,
  in own: Reduce<Plant, PlantMove>
) -> Reduce<Plant, PlantMove> {
  switch embedding {
  case .scope:
    own
  case .ifLet:
    Builder.buildLimitedAvailability(own.ifLet(\.[optional: slot], action: path(slot)) { inner })
  case .ifLetNamed:
    Builder.buildLimitedAvailability(
      own.ifLet(\.[named: slot], action: path(slot)) {
        Scope(state: \NamedPlant.plant, action: CasePath<PlantMove, PlantMove>.identity) { inner }
      }
    )
  case .ifCaseLet:
    Builder.buildLimitedAvailability(
      own.ifCaseLet(
        CasePath({ Plant.embed($0, slot) }, extract: { $0.payload(slot) }),
        action: path(slot)
      ) {
        inner
      }
    )
  case .forEach:
    Builder.buildLimitedAvailability(
      own.forEach(
        \.slots[slot],
        action: CasePath({ .row(slot: slot, $0) }, \.[row: slot])
      ) {
        inner
      }
    )
  }
}
