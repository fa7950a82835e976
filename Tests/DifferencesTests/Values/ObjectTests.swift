import Differences
import Testing

/// Objects, shared ones and those that refer to each other.
struct ObjectTests {
  final class Node {
    var value: Int
    var next: Node?
    init(_ value: Int, next: Node? = nil) {
      self.value = value
      self.next = next
    }
  }

  /// A ring of nodes with these values, to be broken by the caller.
  private func ring(_ values: [Int]) -> [Node] {
    let nodes = values.map { Node($0) }
    for (index, node) in nodes.enumerated() { node.next = nodes[(index + 1) % nodes.count] }
    return nodes
  }

  @Test func `objects with equal parts have no difference`() {
    #expect(text(Node(1, next: Node(2)), Node(1, next: Node(2))) == "")
  }

  @Test func `parts of objects are compared, those of a superclass first`() {
    class Base { var id = 1 }
    final class Derived: Base { var name = "a" }
    let (old, new) = (Derived(), Derived())
    new.id = 2
    new.name = "b"
    #expect(text(old, new) == "id: 1 → 2\nname: \"a\" → \"b\"")
    #expect(shortDescription(of: old) == #"Derived(id: 1, name: "a")"#)
  }

  @Test func `a ring of objects is followed once`() {
    let (old, new) = (ring([1, 2, 3]), ring([1, 2, 4]))
    defer { for node in old + new { node.next = nil } }
    #expect(text(old[0], new[0]) == "next.next.value: 3 → 4\n(3 properties unchanged)")
    #expect(text(old[0], old[0]) == "")
    #expect(
      shortDescription(of: old[0])
        == "Node(value: 1, next: Node(value: 2, next: Node(value: 3, next: Node(…))))"
    )
  }

  @Test func `rings that are equal have no difference`() {
    let (old, new) = (ring([1, 2]), ring([1, 2]))
    defer { for node in old + new { node.next = nil } }
    #expect(text(old[0], new[0]) == "")
  }

  @Test func `a shared object is described at the first path`() {
    let (old, new) = (Node(1), Node(2))
    #expect(
      text([old, old], [new, new]) == """
        [0].value: 1 → 2
        [1]: the same change as at [0]
        (1 property unchanged)
        """
    )
  }

  @Test func `shared objects cost no more than they are`() throws {
    // Sixty levels, each of which refers to the next one twice.
    final class Fork {
      let left: Fork?
      let right: Fork?
      let value: Int
      init(_ next: Fork?, _ value: Int) { (left, right, self.value) = (next, next, value) }
    }
    func fork(_ value: Int) -> Fork {
      (0..<60).reduce(Fork(nil, value)) { next, _ in Fork(next, 0) }
    }
    let difference = try #require(Difference(from: fork(1), to: fork(2)))
    #expect(difference.isComplete && difference.stepCount < 1000)
    #expect(Difference(from: fork(1), to: fork(1)) == nil)
  }

  @Test func `an == by identity is told from equal parts`() {
    struct State: Equatable {
      var node: Node
      static func == (left: Self, right: Self) -> Bool { left.node === right.node }
    }
    #expect(
      text(State(node: Node(1)), State(node: Node(1)))
        == "node: another Node that reads the same\n(2 properties unchanged)"
    )
  }

  @Test func `an actor is not looked into`() {
    actor Counter { var count = 0 }
    #expect(shortDescription(of: Counter()) == "Counter")
    #expect(text(Counter(), Counter()) == "")
  }

  @Test func `an object of a class and one of its subclass can be equal`() {
    class Base: Equatable {
      static func == (left: Base, right: Base) -> Bool { true }
    }
    final class Derived: Base {}
    #expect(text(Base() as Base, Derived() as Base) == "")
    #expect(text(Derived() as Base, Base() as Base) == "")
  }
}
