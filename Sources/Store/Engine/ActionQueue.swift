/// A first in, first out queue.
///
/// - Complexity: amortised O(1) for both ends.
@usableFromInline
package struct ActionQueue<Element> {
  @usableFromInline var elements: [Element?] = []
  @usableFromInline var head = 0

  @inlinable
  package init() {}

  @inlinable package var count: Int { elements.count - head }
  @inlinable package var isEmpty: Bool { head == elements.count }

  /// How many places there are, used or not.
  package var capacityInUse: Int { elements.count }

  /// How far from the front the first element is that satisfies the condition.
  package func firstIndex(where condition: (Element) -> Bool) -> Int? {
    if isEmpty { return nil }
    return elements[head...].firstIndex { $0.map(condition) ?? false }.map { $0 - head }
  }

  @inlinable
  package mutating func append(_ element: Element) {
    elements.append(element)
  }

  @inlinable
  package mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let element = elements[head].take()
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: head <= 64)
      head = 0
    } else if head >= 64, head * 2 >= elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }

  /// Takes the element out that is so far from the front; nil when there are not so many.
  ///
  /// - Complexity: O(n), n how far it is.
  package mutating func remove(at index: Int) -> Element? {
    guard index < count else { return nil }
    // What stands in front of it moves up by one.
    var place = head + index
    while place > head {
      elements.swapAt(place, place - 1)
      place -= 1
    }
    return popFirst()
  }

  /// The elements in their order.
  package var waiting: [Element] {
    isEmpty ? [] : elements[head...].compactMap { $0 }
  }
}

extension ActionQueue: Sendable where Element: Sendable {}
