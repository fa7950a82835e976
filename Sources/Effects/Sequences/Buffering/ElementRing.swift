/// A queue in one ring of slots, with access by position.
///
/// The ring doubles when it is full and halves when three quarters of it are empty, so that a backlog
/// that has been worked off is not paid for for ever.
///
/// - Complexity: every operation is O(1), amortised for those that change the number of slots.
package struct ElementRing<Element> {
  private static var fewest: Int { 8 }

  /// Their number is a power of two, or zero.
  private var slots: [Element?] = []
  private var first = 0
  /// How many elements there are.
  package private(set) var count = 0

  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { count == 0 }
  /// How many elements would fit without moving any.
  package var capacity: Int { slots.count }

  /// The element that stands so far behind the first one, or nil where none stands.
  ///
  /// Setting an element replaces one; it does nothing where none stands, nor does setting nil.
  package subscript(offset: Int) -> Element? {
    get { 0..<count ~= offset ? slots[slot(of: offset)] : nil }
    set {
      guard 0..<count ~= offset, let newValue else { return }
      slots[slot(of: offset)] = newValue
    }
  }

  /// Puts an element behind all others.
  package mutating func append(_ element: consuming Element) {
    if count == slots.count { move(to: max(Self.fewest, 2 * count)) }
    count += 1
    slots[slot(of: count - 1)] = element
  }

  /// Takes the first element out.
  package mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let element = slots[first].take()
    first = slot(of: 1)
    count -= 1
    if slots.count > Self.fewest, 4 * count <= slots.count { move(to: slots.count / 2) }
    return element
  }

  private func slot(of offset: Int) -> Int { (first + offset) & (slots.count - 1) }

  private mutating func move(to capacity: Int) {
    var moved: [Element?] = []
    moved.reserveCapacity(capacity)
    for offset in 0..<count { moved.append(slots[slot(of: offset)].take()) }
    for _ in count..<capacity { moved.append(nil) }
    slots = moved
    first = 0
  }
}
