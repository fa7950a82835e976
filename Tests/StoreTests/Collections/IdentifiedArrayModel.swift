import Store

/// What an identified array does, in the plainest way: a search through the whole array each time.
struct IdentifiedArrayModel {
  private(set) var items: [Item] = []

  func index(_ id: Int) -> Int? { items.firstIndex { $0.id == id } }

  mutating func apply(_ edit: IdentifiedArrayEdit) {
    switch edit {
    case .append(let item): if index(item.id) == nil { items.append(item) }
    case .updateOrAppend(let item): put(item, at: index(item.id))
    case .insert(let item, let place):
      if index(item.id) == nil { items.insert(item, at: place) }
    case .assignByID(let id, let item): put(item, at: index(id) ?? index(item.id))
    case .assignByPosition(let place, let item): assign(item, at: place)
    case .renameByID(let id, let new), .update(let id, let new):
      if let place = index(id) { put(Item(new, items[place].name), at: place) }
    case .renameByPosition(let place, let new): assign(Item(new, items[place].name), at: place)
    case .edit(let id, let name): if let place = index(id) { items[place].name = name }
    case .remove(let id), .assignNil(let id), .emptyInPlace(let id):
      items.removeAll { $0.id == id }
    case .removeAt(let place): items.remove(at: place)
    case .removeMultiples(let number): items.removeAll { $0.id.isMultiple(of: number) }
    case .removeAll: items = []
    case .move(let id, let place):
      if let source = index(id) { items.insert(items.remove(at: source), at: place) }
    case .swap(let first, let second): items.swapAt(first, second)
    case .sort: items.sort { $0.name < $1.name }
    case .reverse: items.reverse()
    }
  }

  /// Whoever else has the id changes places with who stood there.
  private mutating func assign(_ item: Item, at place: Int) {
    if let other = index(item.id) { items[other] = items[place] }
    items[place] = item
  }

  /// The edit wins: whoever else has the id goes.
  private mutating func put(_ item: Item, at place: Int?) {
    guard let place else {
      items.append(item)
      return
    }
    let other = index(item.id)
    items[place] = item
    if let other, other != place { items.remove(at: other) }
  }
}
