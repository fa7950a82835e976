/// What a tree of nodes should do, spelled out: the straightforward interpreter that the store is
/// compared with.
struct TreeModel {
  /// Which child of a node.
  enum Step: Equatable {
    case child
    case row(Int)
  }

  let embeddings: [Embedding]
  var state: Node
  /// The running effects: whose they are, and their ids.
  private(set) var effects: [(path: [Step], id: Int)] = []

  init(embeddings: [Embedding]) {
    self.embeddings = embeddings
    state = .chain(depth: embeddings.count)
  }

  /// The ids of the running effects, sorted.
  var ids: [Int] { effects.map(\.id).sorted() }

  mutating func send(_ move: Move, to path: [Step]) {
    guard var node = node(at: path) else { return }
    switch move {
    case .start(let id): effects.append((path, id))
    case .stop(let id): effects.removeAll { $0.path == path && $0.id == id }
    case .count: node.count += 1
    case .grow(let count): node.children = (0..<count).map { Node(id: $0) }
    case .clear: node.children = []
    case .reset: node = Node(id: node.id)
    case .child, .row: break
    }
    state = Self.replace(path, in: state, embeddings, with: node)
    effects = effects.filter { self.node(at: $0.path) != nil }
  }

  private func node(at path: [Step]) -> Node? {
    var node = state
    for (step, embedding) in zip(path, embeddings) {
      guard let child = Self.child(step, of: node, embedding) else { return nil }
      node = child
    }
    return node
  }

  private static func child(_ step: Step, of node: Node, _ embedding: Embedding) -> Node? {
    switch (embedding, step) {
    case (.scope, _): node.children.first ?? Node()
    case (.forEach, .row(let id)): node.children.first { $0.id == id }
    case (_, _): node.children.first
    }
  }

  private static func replace(
    _ path: [Step],
    in node: Node,
    _ embeddings: [Embedding],
    with new: Node
  ) -> Node {
    guard let step = path.first, let child = child(step, of: node, embeddings[0]) else {
      return new
    }
    let replaced = replace(
      Array(path.dropFirst()),
      in: child,
      Array(embeddings.dropFirst()),
      with: new
    )
    var node = node
    switch (embeddings[0], step) {
    case (.scope, _) where node.children.isEmpty && replaced == Node():
      break
    case (.scope, _), (.ifLet, _), (.ifCaseLet, _):
      node.children = [replaced] + node.children.dropFirst()
    case (.forEach, .row(let id)):
      if let index = node.children.firstIndex(where: { $0.id == id }) {
        node.children[index] = replaced
      }
    case (.forEach, .child): break
    }
    return node
  }
}
