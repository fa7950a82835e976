import Store

/// What can happen to a plant.
indirect enum PlantMove: Hashable, Sendable {
  /// Starts an effect that never ends, under an id.
  case start(Int)
  /// Starts two, one after the other.
  case startBoth(Int, Int)
  case stop(Int)
  case count
  /// A slot gets so many children anew, with the ids from zero.
  case grow(slot: Int, Int)
  /// A slot gets one child anew, with this id.
  case replace(slot: Int, id: Int)
  case remove(slot: Int, id: Int)
  case reverse(slot: Int)
  /// The plant and everything below begins anew.
  case reset
  case child(slot: Int, PlantMove)
  case row(slot: Int, IdentifiedAction<Int, PlantMove>)

  subscript(child slot: Int) -> PlantMove? {
    if case .child(slot, let move) = self { move } else { nil }
  }

  subscript(row slot: Int) -> IdentifiedAction<Int, PlantMove>? {
    if case .row(slot, let action) = self { action } else { nil }
  }

  /// What a plant's own move makes of it.
  func change(_ plant: inout Plant) {
    switch self {
    case .count:
      plant.count += 1
    case .grow(let slot, let count):
      plant.slots[slot] = IdentifiedArray((0..<count).map { Plant(id: $0) }, id: \.id)
    case .replace(let slot, let id):
      plant.slots[slot] = IdentifiedArray([Plant(id: id)], id: \.id)
    case .remove(let slot, let id):
      plant.slots[slot].remove(id: id)
    case .reverse(let slot):
      plant.slots[slot].reverse()
    case .reset:
      plant = Plant(id: plant.id, outer: plant.outer)
    case .start, .startBoth, .stop, .child, .row:
      break
    }
  }
}
