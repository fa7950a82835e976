/// What waits to be worked off, at most so much of it: a value that decides; ``BoundedLane`` acts.
package struct BoundedInbox<Element> {
  /// What came of an offer.
  package enum Offer: Equatable {
    /// It waits, and somebody has to begin to work things off.
    case begin
    /// It waits, and somebody works already.
    case queued
    /// There is no room.
    case full
  }

  private let capacity: Int
  private var elements: [Element] = []
  private var dropped = 0
  private var isWorking = false

  package init(capacity: Int) {
    self.capacity = capacity
  }

  package var isIdle: Bool { !isWorking }

  /// Takes an element in, if there is room.
  package mutating func offer(_ element: Element) -> Offer {
    guard elements.count < capacity else { return .full }
    elements.append(element)
    guard !isWorking else { return .queued }
    isWorking = true
    return .begin
  }

  /// Counts an element that found no room and will not come again.
  package mutating func drop() {
    dropped += 1
  }

  /// Gives out everything that waits, and how much was dropped behind it; nothing ends the work.
  package mutating func take() -> (elements: [Element], dropped: Int)? {
    guard !elements.isEmpty || dropped > 0 else {
      isWorking = false
      return nil
    }
    defer {
      elements = []
      dropped = 0
    }
    return (elements, dropped)
  }
}
