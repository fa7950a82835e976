import Effects
import Store

/// One edit of an identified array.
enum IdentifiedArrayEdit {
  case append(Item)
  case updateOrAppend(Item)
  case insert(Item, at: Int)
  case assignByID(Int, Item)
  case assignByPosition(Int, Item)
  case renameByID(Int, to: Int)
  case renameByPosition(Int, to: Int)
  case update(Int, to: Int)
  case edit(Int, name: String)
  case remove(Int)
  case removeAt(Int)
  case assignNil(Int)
  case emptyInPlace(Int)
  case removeMultiples(of: Int)
  case removeAll
  case move(Int, to: Int)
  case swap(Int, Int)
  case sort
  case reverse

  /// A random edit of a collection with `count` elements, ids from zero to nine.
  static func random(count: Int, with generator: inout SplitMix64) -> Self {
    let (id, new) = (generator.number(below: 10), generator.number(below: 10))
    let item = Item(new, "\(generator.number(below: 100))")
    let adding: [Self] = [
      .append(item), .updateOrAppend(item), .assignByID(id, item),
      .insert(item, at: generator.number(below: count + 1)),
    ]
    // Adding as often as everything else, so that collections grow.
    guard count > 0, generator.number(below: 2) == 0 else {
      return adding[generator.number(below: adding.count)]
    }
    let (place, other) = (generator.number(below: count), generator.number(below: count))
    let others: [Self] = [
      .assignByPosition(place, item), .renameByID(id, to: new), .renameByPosition(place, to: new),
      .update(id, to: new), .edit(id, name: item.name), .remove(id), .removeAt(place),
      .assignNil(id), .emptyInPlace(id), .move(id, to: place), .swap(place, other), .sort, .reverse,
      generator.number(below: 8) == 0 ? .removeAll : .removeMultiples(of: 2 + place),
    ]
    return others[generator.number(below: others.count)]
  }
}

extension IdentifiedArray<Int, Item> {
  mutating func apply(_ edit: IdentifiedArrayEdit) {
    switch edit {
    case .append(let item): append(item)
    case .updateOrAppend(let item): updateOrAppend(item)
    case .insert(let item, let place): insert(item, at: place)
    case .assignByID(let id, let item): self[id: id] = item
    case .assignByPosition(let place, let item): self[place] = item
    case .renameByID(let id, let new): self[id: id]?.id = new
    case .renameByPosition(let place, let new): self[place].id = new
    case .update(let id, let new): update(id: id) { $0.id = new }
    case .edit(let id, let name): self[id: id]?.name = name
    case .remove(let id): remove(id: id)
    case .removeAt(let place): remove(at: place)
    case .assignNil(let id): self[id: id] = nil
    case .emptyInPlace(let id): empty(&self[id: id])
    case .removeMultiples(let number): removeAll { $0.id.isMultiple(of: number) }
    case .removeAll: removeAll()
    case .move(let id, let place): move(id: id, to: place)
    case .swap(let first, let second): swapAt(first, second)
    case .sort: sort { $0.name < $1.name }
    case .reverse: reverse()
    }
  }

  private func empty(_ item: inout Item?) {
    item = nil
  }
}
