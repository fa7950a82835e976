/// What every edit comes down to: ids, positions and stamp are kept in step with the elements.
extension IdentifiedArray {
  @usableFromInline
  mutating func renewStamp() {
    stamp = IdentifiedArrayStamp.next()
  }

  /// After an edit that touched one element: it was added, edited, moved or removed.
  @inlinable
  mutating func note(_ id: ID) {
    journal.note(id, count: order.count)
  }

  /// After an edit that touched any number of elements.
  @usableFromInline
  mutating func renew() {
    renewStamp()
    journal.begin()
  }

  @inlinable
  func id(of element: Element) -> ID { identify(element) }

  /// Adds an element whose id is not there; the stamp is the caller's to renew.
  @inlinable
  mutating func push(_ element: Element, id: ID) {
    positions[id] = contents.count
    order.append(id)
    contents.append(element)
  }

  /// After the element at `position` was edited: files it under the id it has now.
  @inlinable
  mutating func settle(at position: Int) {
    let id = identify(contents[position])
    if id == order[position] { note(id) } else { rename(at: position, to: id) }
  }

  /// Files the element at `position` under another id; whoever had that id goes.
  @inlinable
  mutating func rename(at position: Int, to id: ID) {
    note(order[position])
    positions[order[position]] = nil
    order[position] = id
    if let other = positions.updateValue(position, forKey: id) {
      contents.remove(at: other)
      order.remove(at: other)
      number(from: other)
    }
    renewStamp()
    note(id)
  }

  /// Puts an element at a position; whoever has its id changes places with who stood there.
  @inlinable
  mutating func place(_ element: Element, at position: Int) {
    let id = id(of: element)
    let old = order[position]
    defer { note(id) }
    guard id != old else {
      contents[position] = element
      return
    }
    note(old)
    if let other = positions[id] {
      contents.swapAt(position, other)
      order.swapAt(position, other)
      positions[old] = other
    } else {
      order[position] = id
      positions[old] = nil
    }
    contents[position] = element
    positions[id] = position
    renewStamp()
  }

  /// Ends an edit by id, for which the element was swapped to the end and taken out.
  @inlinable
  mutating func giveBack(_ element: consuming Element?, at position: Int?) {
    guard let position else {
      if let element { updateOrAppend(element) }
      return
    }
    if let element {
      contents.append(element)
      contents.swapAt(position, contents.count - 1)
      settle(at: position)
    } else {
      if position < contents.count { contents.append(contents.remove(at: position)) }
      forget(position)
    }
  }

  /// After the element at `position` was taken out of the contents: drops its id.
  @inlinable
  mutating func forget(_ position: Int) {
    let id = order.remove(at: position)
    positions[id] = nil
    number(from: position)
    renewStamp()
    note(id)
  }

  /// Corrects the positions of all elements from `start` on.
  @inlinable
  mutating func number(from start: Int) {
    for position in start..<order.count { positions[order[position]] = position }
  }

  /// Keeps the elements at `selection`, in its order, and drops all others.
  @inlinable
  mutating func keep(_ selection: [Int]) {
    guard !selection.elementsEqual(contents.indices) else { return }
    contents = selection.map { contents[$0] }
    order = selection.map { order[$0] }
    positions = Dictionary(minimumCapacity: selection.count)
    number(from: 0)
    renew()
  }

  /// Whether ids, positions and elements are in step, as tests check after every edit.
  ///
  /// - Complexity: O(*n*).
  package var isInStep: Bool {
    order == contents.map(id(of:)) && positions.count == order.count
      && order.enumerated().allSatisfy { positions[$0.element] == $0.offset }
  }
}
