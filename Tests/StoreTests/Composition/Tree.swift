import Effects
import Store
import TestSupport

/// How a parent embeds its children.
enum Embedding: CaseIterable, Sendable {
  case scope, ifLet, ifCaseLet, forEach
}

/// One state for every depth and embedding: a node and its children.
struct Node: Equatable, Sendable {
  var id = 0
  var count = 0
  var children: [Node] = []
  /// The node that this one was taken out of, while it is the payload of a case.
  var outer: [Node] = []

  var only: Node {
    get { children.first ?? Node() }
    set {
      // A child that is always there needs no place before it has changed.
      if children.isEmpty, newValue == Node() { return }
      children = [newValue] + children.dropFirst()
    }
  }

  var optional: Node? {
    get { children.first }
    set { children = newValue.map { [$0] + children.dropFirst() } ?? [] }
  }

  var rows: IdentifiedArray<Int, Node> {
    get { IdentifiedArray(children, id: \.id) }
    set { children = Array(newValue) }
  }

  /// The first child as the payload of a case: all there is of the node goes with it.
  var payload: Node? {
    guard var child = children.first else { return nil }
    child.outer = [self]
    return child
  }

  @Sendable
  static func embed(_ payload: Node) -> Node {
    var child = payload
    var node = payload.outer.first ?? Node()
    child.outer = []
    node.children = [child] + node.children.dropFirst()
    return node
  }

  /// A chain of nodes, each the only child of the one before.
  static func chain(depth: Int) -> Node {
    Node(children: depth == 0 ? [] : [chain(depth: depth - 1)])
  }
}

/// One action for every depth.
indirect enum Move: Hashable, Sendable {
  /// Starts an effect that never ends, under an id.
  case start(id: Int)
  case stop(id: Int)
  case count
  /// Starts a clock that counts, once a second.
  case clock
  /// The node gets so many children anew, with the ids from zero.
  case grow(Int)
  /// The node loses its children.
  case clear
  /// The node and everything below begins anew, without children.
  case reset
  case child(Move)
  case row(IdentifiedAction<Int, Move>)

  var child: Move? { if case .child(let move) = self { move } else { nil } }
  var row: IdentifiedAction<Int, Move>? { if case .row(let action) = self { action } else { nil } }
}

/// What a node does by itself.
struct Own: Reducer {
  func reduce(into state: inout Node, action: Move) -> Effect<Move> {
    switch action {
    case .start(let id):
      return .run { _ in try? await untilCancelled() }.cancellable(id: id)
    case .stop(let id):
      return .cancel(id: id)
    case .count:
      state.count += 1
      return .none
    case .clock:
      return .run { send in
        while (try? await send.clock.sleep(for: .seconds(1))) != nil { await send(.count) }
      }
    case .grow(let count):
      state.children = (0..<count).map { Node(id: $0) }
      return .none
    case .clear:
      state.children = []
      return .none
    case .reset:
      state = Node(id: state.id, outer: state.outer)
      return .none
    case .child, .row:
      return .none
    }
  }
}

/// Embeds nodes in nodes, the outermost embedding first.
func tree(_ embeddings: [Embedding]) -> Reduce<Node, Move> {
  typealias Builder = ReducerBuilder<Node, Move>
  guard let embedding = embeddings.first else { return Builder.buildLimitedAvailability(Own()) }
  let inner = tree(Array(embeddings.dropFirst()))
  let child = CasePath(Move.child, \.child)
  switch embedding {
  case .scope:
    return Builder.buildLimitedAvailability(
      CombineReducers {
        Scope(state: \.only, action: child) { inner }
        Own()
      }
    )
  case .ifLet:
    return Builder.buildLimitedAvailability(Own().ifLet(\.optional, action: child) { inner })
  case .ifCaseLet:
    let payload = CasePath<Node, Node>(Node.embed, extract: { $0.payload })
    return Builder.buildLimitedAvailability(Own().ifCaseLet(payload, action: child) { inner })
  case .forEach:
    return Builder.buildLimitedAvailability(
      Own().forEach(\.rows, action: CasePath(Move.row, \.row)) { inner }
    )
  }
}

/// The move of the innermost node as one of the outermost.
func move(_ move: Move, through embeddings: [Embedding]) -> Move {
  embeddings.reversed().reduce(move) { move, embedding in
    embedding == .forEach ? .row(.element(id: 0, action: move)) : .child(move)
  }
}

/// All ways to embed so deep.
func allEmbeddings(depth: Int) -> [[Embedding]] {
  guard depth > 0 else { return [[]] }
  return Embedding.allCases.flatMap { first in
    allEmbeddings(depth: depth - 1).map { [first] + $0 }
  }
}
