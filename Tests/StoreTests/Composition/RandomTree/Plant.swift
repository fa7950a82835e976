import Store

/// The state of a node in a random tree: a number, and children in three slots.
struct Plant: Equatable, Sendable {
  static let slotCount = 3

  var id = 0
  var count = 0
  /// How often an action has changed `count`.
  var changes = 0
  var slots = Array(repeating: IdentifiedArray([Plant](), id: \.id), count: slotCount)
  /// The plant that this one was taken out of, while it is the payload of a case.
  var outer: [Plant] = []

  /// The child of a slot that is always there; it needs no place before it has changed.
  subscript(only slot: Int) -> Plant {
    get { slots[slot].first ?? Plant() }
    set {
      if !slots[slot].isEmpty {
        slots[slot][0] = newValue
      } else if newValue != Plant() {
        slots[slot].append(newValue)
      }
    }
  }

  /// The child of a slot that is there or not.
  subscript(optional slot: Int) -> Plant? {
    get { slots[slot].first }
    set {
      guard let newValue else { return slots[slot].removeAll() }
      if slots[slot].isEmpty { slots[slot].append(newValue) } else { slots[slot][0] = newValue }
    }
  }

  /// The same, known by its id.
  subscript(named slot: Int) -> NamedPlant? {
    get { self[optional: slot].map(NamedPlant.init) }
    set { self[optional: slot] = newValue?.plant }
  }

  /// The child of a slot as the payload of a case: all there is of the plant goes with it.
  func payload(_ slot: Int) -> Plant? {
    guard var child = slots[slot].first else { return nil }
    child.outer = [self]
    return child
  }

  @Sendable
  static func embed(_ payload: Plant, _ slot: Int) -> Plant {
    var (child, plant) = (payload, payload.outer.first ?? Plant())
    child.outer = []
    plant[optional: slot] = child
    return plant
  }
}

/// A plant that is known by its id.
struct NamedPlant: Identifiable, Equatable, Sendable {
  var plant: Plant
  var id: Int { plant.id }
}
