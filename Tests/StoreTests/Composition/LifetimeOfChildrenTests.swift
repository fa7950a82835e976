import Store
import StoreTesting
import TestSupport
import Testing

/// Rules 8, 9 and 10: the effects of children are their own, and end with them.
@MainActor
struct LifetimeOfChildrenTests {
  private func makeStore(
    _ embeddings: [Embedding],
    observers: [any StoreObserver<Node, Move>] = []
  ) -> Store<Node, Move> {
    Store(initialState: .chain(depth: embeddings.count), observers: observers) { tree(embeddings) }
  }

  @Test(arguments: (1...3).flatMap(allEmbeddings))
  func `F15, rule 9: a reset from outside ends the effects of whoever has gone, in that turn`(
    embeddings: [Embedding]
  ) {
    let store = makeStore(embeddings)
    store.send(move(.start(id: 1), through: embeddings))
    #expect(store.effectsInFlight == 1)
    store.send(.reset)
    // A child that is embedded by `Scope` alone is always there.
    #expect(store.effectsInFlight == (embeddings.allSatisfy { $0 == .scope } ? 1 : 0))
  }

  /// All ways to embed up to three levels deep that have a child which can go.
  private nonisolated static let leaving = (1...3).flatMap(allEmbeddings).filter { embeddings in
    embeddings.contains { $0 != .scope }
  }

  @Test(arguments: leaving)
  func `F15: after a reset from outside there is silence, whatever time passes`(
    embeddings: [Embedding]
  ) async {
    let store = TestStore(initialState: Node.chain(depth: embeddings.count)) { tree(embeddings) }
    await store.send(move(.clock, through: embeddings))
    await store.send(.reset) { $0 = Node() }
    await store.advance(by: .seconds(3))
    await store.finish()
  }

  @Test(arguments: leaving)
  func `F15: without the reset the same clocks count`(embeddings: [Embedding]) async {
    let store = TestStore(initialState: Node.chain(depth: embeddings.count)) { tree(embeddings) }
    await store.send(move(.clock, through: embeddings))
    await store.advance(by: .seconds(2))
    let before = store.state
    store.exhaustivity = .off
    for _ in 0..<2 { await store.receive(move(.count, through: embeddings)) }
    #expect(store.state != before)
    await store.send(.reset)
    #expect(store.effectsInFlight == 0)
    await store.finish()
  }

  @Test(arguments: (1...3).flatMap(allEmbeddings))
  func `an action elsewhere leaves the effects of children alone`(embeddings: [Embedding]) {
    let store = makeStore(embeddings)
    store.send(move(.start(id: 1), through: embeddings))
    for depth in 0...embeddings.count {
      store.send(move(.count, through: Array(embeddings.prefix(depth))))
    }
    #expect(store.effectsInFlight == 1)
  }

  @Test(arguments: (1...3).flatMap(allEmbeddings))
  func `rule 8: equal ids of parent and child never meet`(embeddings: [Embedding]) {
    let store = makeStore(embeddings)
    store.send(.start(id: 1))
    store.send(move(.start(id: 1), through: embeddings))
    store.send(.stop(id: 1))
    #expect(store.effectsInFlight == 1)
    store.send(move(.stop(id: 1), through: embeddings))
    #expect(store.effectsInFlight == 0)
  }

  @Test(arguments: [Embedding.ifLet, .ifCaseLet, .forEach])
  func `rule 10: an action for an absent child changes nothing and is reported`(
    embedding: Embedding
  ) {
    let observer = Observer<Node, Move>()
    let store = makeStore([embedding], observers: [observer])
    store.send(.clear)
    let before = store.state
    let action = move(.count, through: [embedding])
    store.send(action)
    #expect(store.state == before)
    #expect(observer.diagnostics.map(\.kind) == [.absentChild])
    #expect(observer.diagnostics.first?.description.contains(".count") == true)
    #expect(observer.diagnostics.first?.description.contains("Tree.swift") == true)
  }
}
