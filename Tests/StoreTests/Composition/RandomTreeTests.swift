import Effects
import Store
import TestSupport
import Testing

/// Random sessions on composed reducers: after every action the same state and the same effects alive as
/// in a straightforward model.
@MainActor
struct RandomTreeTests {
  /// Knows which effects are alive.
  private final class Alive: StoreObserver {
    typealias State = Node
    typealias Action = Move
    private(set) var effects: [EffectInfo.Token: Int] = [:]

    func effectDidStart(_ effect: EffectInfo) { effects[effect.token] = effect.id as? Int }

    func effectDidEnd(_ effect: EffectInfo, _ end: EffectEnd) { effects[effect.token] = nil }
  }

  @Test(arguments: 0..<150)
  func `random trees behave as the model does`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let embeddings = (0...generator.number(below: 4)).map { _ in
      Embedding.allCases[generator.number(below: 4)]
    }
    let alive = Alive()
    let store = Store<Node, Move>(
      initialState: .chain(depth: embeddings.count),
      observers: [alive]
    ) {
      tree(embeddings)
    }
    var model = TreeModel(embeddings: embeddings)
    for number in 0..<200 {
      let depth = generator.number(below: embeddings.count + 1)
      let path = embeddings.prefix(depth).map { embedding in
        embedding == .forEach ? TreeModel.Step.row(generator.number(below: 3)) : .child
      }
      let move = randomMove(&generator)
      model.send(move, to: path)
      store.send(embed(move, path))
      let comment: Comment = "seed \(seed), action \(number): \(move) at \(path) of \(embeddings)"
      guard store.state == model.state, alive.effects.values.sorted() == model.ids,
        store.effectsInFlight == model.ids.count
      else {
        Issue.record(comment)
        return
      }
    }
  }

  private func randomMove(_ generator: inout SplitMix64) -> Move {
    switch generator.number(below: 10) {
    case 0...3: .start(id: generator.number(below: 2))
    case 4: .stop(id: generator.number(below: 2))
    case 5: .count
    case 6, 7: .grow(generator.number(below: 4))
    case 8: .clear
    default: .reset
    }
  }

  private func embed(_ move: Move, _ path: [TreeModel.Step]) -> Move {
    path.reversed().reduce(move) { move, step in
      switch step {
      case .child: .child(move)
      case .row(let id): .row(.element(id: id, action: move))
      }
    }
  }
}
