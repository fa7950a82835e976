/// Dictionaries and sets come in an order of their own in each process. So that nothing depends on
/// it, all their entries are looked at or none is, each with steps of its own, and what differs is
/// sorted before anything is written.
extension DifferenceWalk {
  /// What is known of one key of two dictionaries.
  private struct Entry {
    let key: Any
    let old: Any?
    let new: Any?
  }

  /// So many steps at the most go into the texts that entries are sorted by.
  private static var sortingSteps: Int { 1_000_000 }

  mutating func compareTables(
    _ old: Any,
    _ oldChildren: Mirror.Children,
    _ new: Any,
    _ newChildren: Mirror.Children,
    _ rule: Rule
  ) -> Bool {
    let count = oldChildren.count + newChildren.count
    guard count < steps.left, steps.take(count) else { return writeTooMany("entries", old, new) }
    guard let oldTable = old as? any AnyTable, let newTable = new as? any AnyTable else {
      return compareLists(OrderedParts(old, oldChildren), OrderedParts(new, newChildren), rule)
    }
    // Each value is compared with its share, whatever the others have taken.
    let share = steps.left / max(1, count)
    var entries: [Entry] = []
    for child in oldChildren {
      let entry = TableEntry(child)
      let other = newTable.value(forAny: entry.key)
      if let other, rule == .byEquality, isEqual(entry.value, other, share) {
        unchanged.entries += 1
      } else {
        entries.append(Entry(key: entry.key, old: entry.value, new: other))
      }
    }
    for child in newChildren {
      let entry = TableEntry(child)
      if oldTable.value(forAny: entry.key) == nil {
        entries.append(Entry(key: entry.key, old: nil, new: entry.value))
      }
    }
    if entries.isEmpty { return false }
    if oldChildren.isEmpty || newChildren.isEmpty {
      writeReplacement(old, new)
      return true
    }
    if account.isFull, rule == .byEquality {
      account.hide(entries.count)
      return true
    }
    return write(entries, rule)
  }

  mutating func compareSets(
    _ old: Any,
    _ oldChildren: Mirror.Children,
    _ new: Any,
    _ newChildren: Mirror.Children
  ) -> Bool {
    let count = oldChildren.count + newChildren.count
    guard count < steps.left, steps.take(count) else { return writeTooMany("elements", old, new) }
    guard let oldSet = old as? any AnySet, let newSet = new as? any AnySet else {
      // Not the standard library's set: all that can be done is to read it.
      return compareTexts(old, new)
    }
    let removed = oldChildren.map(\.value).filter { !newSet.contains(any: $0) }
    let inserted = newChildren.map(\.value).filter { !oldSet.contains(any: $0) }
    unchanged.elements += oldChildren.count - removed.count
    if removed.isEmpty, inserted.isEmpty { return false }
    if oldChildren.isEmpty || newChildren.isEmpty {
      writeReplacement(old, new)
      return true
    }
    if account.isFull {
      account.hide(removed.count + inserted.count)
      return true
    }
    return write(removed: removed, inserted: inserted)
  }

  private mutating func write(_ entries: [Entry], _ rule: Rule) -> Bool {
    let sorted = StableKey.sorted(entries, steps: Self.sortingSteps, by: \.key) {
      ($0.old as Any, $0.new as Any)
    }
    let group = account.beginGroup()
    var differs = false
    for entry in sorted {
      if isOver { break }
      let key =
        account.isFull
        ? DifferencePath.Component.key("") : .key(ValueText(entry.key, columns: 40).text)
      switch (entry.old, entry.new) {
      case (let old?, let new?):
        if compare(key, old, new, rule) { differs = true } else { unchanged.entries += 1 }
      case (let old?, nil):
        writeOne("-", key, old)
        differs = true
      case (nil, let new?):
        writeOne("+", key, new)
        differs = true
      case (nil, nil): break
      }
    }
    endGroup(group)
    return differs
  }

  /// Elements with the same id have changed; the others are only on one side.
  private mutating func write(removed: [Any], inserted: [Any]) -> Bool {
    let removed = StableKey.sorted(removed, steps: Self.sortingSteps, by: \.self) { $0 }
    let inserted = StableKey.sorted(inserted, steps: Self.sortingSteps, by: \.self) { $0 }
    let keys = ElementKeys(removed.map { (nil, $0) }, inserted.map { (nil, $0) })
    let partners = keys.areIdentities ? keys.partners : nil
    let group = account.beginGroup()
    let changed = Set((partners ?? []).compactMap(\.self))
    for (index, element) in removed.enumerated() where !changed.contains(index) {
      writeValue("- ", element)
    }
    for (index, element) in inserted.enumerated() {
      if let partner = partners?[index] {
        let id = ElementKey.text(idOf: element) ?? "…"
        _ = compare(.id(id), removed[partner], element, .byEquality)
      } else {
        writeValue("+ ", element)
      }
    }
    endGroup(group)
    return true
  }

  mutating func endGroup(_ group: DifferenceAccount.Group) {
    account.end(group) { [path] count in
      path.label("… and \(count) more \(count == 1 ? "difference" : "differences")")
    }
  }

  /// Whether two values are equal, by their `==` or by all their parts in so many steps.
  private mutating func isEqual(_ old: Any, _ new: Any, _ steps: Int) -> Bool {
    let answer = Equality(old, new)
    if answer != .unknown { return answer == .equal }
    return probe(old, new, steps: steps)
  }

  private mutating func writeTooMany(_ kind: String, _ old: Any, _ new: Any) -> Bool {
    let answer = Equality(old, new)
    _ = steps.take(steps.left + 1)
    if answer == .equal { return false }
    write("differs, and has too many \(kind) to be compared")
    return true
  }
}
