extension DifferenceWalk {
  /// So many elements that are compared in place cost one step.
  private static var cheapElements: Int { 16 }

  /// Compares two ordered collections by what was inserted, removed, moved and changed.
  mutating func compareLists(_ old: OrderedParts, _ new: OrderedParts, _ rule: Rule) -> Bool {
    if rule == .byReading || isProbe { return compareInOrder(old, new, rule) }
    guard let ends = commonEnds(old, new) else {
      write("differs, and was not compared to its end")
      return true
    }
    unchanged.elements += ends.first + ends.last
    let (oldCount, newCount) = (
      old.count - ends.first - ends.last, new.count - ends.first - ends.last
    )
    if oldCount + newCount == 0 { return false }
    if old.count == 0 || new.count == 0 {
      writeReplacement(old.whole, new.whole)
      return true
    }
    guard steps.take(oldCount + newCount) else {
      write("\(oldCount) elements, now \(newCount), are too many to be compared")
      return true
    }
    let lists = (old: old.middle(ends), new: new.middle(ends))
    let keys = ElementKeys(lists.old, lists.new)
    let script = editScript(lists, keys)
    let group = account.beginGroup()
    let differs = write(script, lists, keys, offset: ends.first)
    endGroup(group)
    return differs
  }

  /// Compares elements at the same places.
  private mutating func compareInOrder(
    _ old: OrderedParts,
    _ new: OrderedParts,
    _ rule: Rule
  ) -> Bool {
    if isProbe, old.count != new.count {
      account.hide()
      return true
    }
    var differs = false
    for (index, (old, new)) in zip(old.children, new.children).enumerated() {
      if isOver { return differs }
      if compare(.index(index), old.value, new.value, rule) {
        differs = true
      } else {
        unchanged.elements += 1
      }
    }
    for (sign, children, start) in [("-", old, new.count), ("+", new, old.count)] {
      for (index, child) in children.children.dropFirst(start).enumerated() {
        guard steps.take() else { return true }
        writeOne(sign, .index(start + index), child.value)
        differs = true
      }
    }
    return differs
  }

  /// Finds the elements that are the same at both ends; `nil` if that takes too long.
  private mutating func commonEnds(_ old: OrderedParts, _ new: OrderedParts) -> CommonEnds? {
    let cost = min(old.count, new.count) / Self.cheapElements
    guard steps.take(cost) else { return nil }
    if let ends = CommonEnds(inPlace: old.whole, new.whole),
      ends.first + ends.last <= min(old.count, new.count)
    {
      return ends
    }
    guard old.count + new.count < steps.left else {
      _ = steps.take(steps.left + 1)
      return nil
    }
    let (oldChildren, newChildren) = (Array(old.children), Array(new.children))
    let ends = CommonEnds(old.count, new.count) {
      areEqual(oldChildren[$0].value, newChildren[$1].value)
    }
    return steps.isExhausted ? nil : ends
  }

  /// Whether two elements are equal, by their `==` or by all their parts.
  mutating func areEqual(_ old: Any, _ new: Any) -> Bool {
    guard steps.take() else { return false }
    let answer = Equality(old, new)
    if answer != .unknown { return answer == .equal }
    return probe(old, new, steps: steps.left)
  }

  /// Whether no part of two elements differs, as far as can be seen in so many steps.
  mutating func probe(_ old: Any, _ new: Any, steps count: Int) -> Bool {
    var limits = limits
    limits.steps = max(1, count)
    var probe = DifferenceWalk(limits: limits, isProbe: true)
    probe.depth = depth
    let differs = probe.compare(old, new, .byEquality)
    _ = steps.take(min(steps.left, probe.steps.taken))
    return !differs && probe.isComplete
  }

  private mutating func editScript(
    _ lists: (old: [Mirror.Child], new: [Mirror.Child]),
    _ keys: ElementKeys
  ) -> EditScript {
    let partners =
      keys.partners
      ?? Matching.byComparing(lists.old.count, lists.new.count) {
        areEqual(lists.old[$0].value, lists.new[$1].value)
      }
    return EditScript(
      partners: partners ?? Array(repeating: nil, count: lists.new.count),
      oldCount: lists.old.count
    ) { removed, inserted in
      if keys.areIdentities { return [] }
      return Pairing.pairs(removed, inserted) {
        Likeness.of(lists.old[$0].value, lists.new[$1].value)
      }
    }
  }

  private mutating func write(
    _ script: EditScript,
    _ lists: (old: [Mirror.Child], new: [Mirror.Child]),
    _ keys: ElementKeys,
    offset: Int
  ) -> Bool {
    var differs = false
    for edit in script.edits {
      if isOver { return true }
      switch edit {
      case .keep(let from, let to):
        let (old, new) = (lists.old[from], lists.new[to])
        // Elements that were paired by their own value are equal.
        if keys.areIdentities,
          compare(name(new, at: to + offset), old.value, new.value, .byEquality)
        {
          differs = true
        } else {
          unchanged.elements += 1
        }
      case .move(let from, let to):
        let (old, new) = (lists.old[from], lists.new[to])
        writeMove(new, from: from + offset, to: to + offset)
        if keys.areIdentities {
          _ = compare(name(new, at: to + offset), old.value, new.value, .byEquality)
        }
        differs = true
      case .change(let from, let to):
        let (old, new) = (lists.old[from].value, lists.new[to].value)
        if compare(.index(to + offset), old, new, .byEquality) { differs = true }
      case .remove(let index):
        writeOne("-", .index(index + offset), lists.old[index].value)
        differs = true
      case .insert(let index):
        writeOne("+", .index(index + offset), lists.new[index].value)
        differs = true
      }
    }
    return differs
  }

  private mutating func writeMove(_ element: Mirror.Child, from: Int, to: Int) {
    if account.isFull { return account.hide() }
    let name = name(element, at: from)
    path.append(name)
    defer { path.removeLast() }
    switch name {
    case .id, .key: write("[\(from)] moved to [\(to)]")
    default: writeValue("", element.value, " moved to [\(to)]")
    }
  }

  /// The id of an element that has one, or its index.
  private func name(_ element: Mirror.Child, at index: Int) -> DifferencePath.Component {
    if account.isFull { return .index(index) }
    if let label = element.label { return .id(label) }
    return ElementKey.text(idOf: element.value).map { .id($0) } ?? .index(index)
  }
}
