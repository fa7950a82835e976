/// One comparison of two values, part by part.
struct DifferenceWalk {
  /// What makes two parts differ.
  enum Rule {
    /// Their own `==`, if they have one.
    case byEquality
    /// Anything that can be seen: for parts whose `==` is not to be believed.
    case byReading
  }

  /// Two objects that are compared with each other.
  struct ObjectPair: Hashable {
    let old: ObjectIdentifier
    let new: ObjectIdentifier
    let rule: Rule
  }

  /// What is known of two objects.
  enum ObjectFinding {
    /// They are being compared, or have no difference.
    case none
    /// They differ, as described at this path.
    case described(String)
  }

  let limits: DifferenceLimits
  /// Whether only the answer matters, not the text: the walk ends at the first difference.
  let isProbe: Bool
  var account: DifferenceAccount
  var path = DifferencePath()
  var steps: StepBudget
  var unchanged = UnchangedCount()
  var objects: [ObjectPair: ObjectFinding] = [:]
  /// How many parts were too deep to be compared but as text.
  private var cuts = 0
  /// How many values are being compared around this one.
  var depth = 0

  init(limits: DifferenceLimits, isProbe: Bool = false) {
    self.limits = limits
    self.isProbe = isProbe
    account = DifferenceAccount(lines: isProbe ? 0 : limits.lines)
    steps = StepBudget(limits.steps)
  }

  /// Whether all that matters has been compared.
  var isComplete: Bool { !steps.isExhausted && cuts == 0 }

  /// Whether nothing that is still to be found matters.
  var isOver: Bool { steps.isExhausted || (isProbe && !account.isEmpty) }

  /// Compares two values at the current path.
  ///
  /// - Returns: whether they differ; a difference has been written then.
  mutating func compare(_ old: Any, _ new: Any, _ rule: Rule) -> Bool {
    guard !isOver, steps.take() else { return false }
    var (old, new) = (ValueShape.unwrapped(old), ValueShape.unwrapped(new))
    while let values = Self.wrapped(old, new) { (old, new) = values }
    let answer = rule == .byEquality ? Equality(old, new) : .unknown
    if answer == .equal { return false }
    if answer == .unequal, account.isFull {
      account.hide()
      return true
    }
    let (counted, cutsBefore) = (unchanged, cuts)
    if descend(old, new, rule) { return true }
    unchanged = counted
    guard answer == .unequal else { return false }
    if steps.isExhausted || cuts > cutsBefore {
      write("differs, and was not compared to its end")
      return true
    }
    // The values' own `==` says that they differ, and that of no part does.
    if descend(old, new, .byReading) { return true }
    unchanged = counted
    writeValue("", old, " (unequal by its ==, though no part is seen to differ)")
    return true
  }

  /// Compares two values at a part of the current path.
  mutating func compare(
    _ component: DifferencePath.Component,
    _ old: Any,
    _ new: Any,
    _ rule: Rule
  ) -> Bool {
    path.append(component)
    defer { path.removeLast() }
    return compare(old, new, rule)
  }

  /// Writes a difference at the current path.
  mutating func write(_ text: String) {
    if account.isFull { return account.hide() }
    account.write([path.label(text)])
  }

  /// Writes a difference at the current path that shows a value.
  mutating func writeValue(_ before: String, _ value: Any, _ after: String = "") {
    if account.isFull { return account.hide() }
    write("\(before)\(ValueText(value, columns: limits.columns).text)\(after)")
  }

  /// Compares the parts of two values.
  private mutating func descend(_ old: Any, _ new: Any, _ rule: Rule) -> Bool {
    guard type(of: old) == type(of: new) else {
      writeReplacement(old, new)
      return true
    }
    guard depth < limits.depth else {
      cuts += 1
      return compareTexts(old, new)
    }
    depth += 1
    defer { depth -= 1 }
    switch PairShape(old, new) {
    case .same: return false
    case .replaced:
      writeReplacement(old, new)
      return true
    case .values(let old, let new): return compare(old, new, rule)
    case .payloads(let name, let old, let new): return compare(.name(name), old, new, rule)
    case .texts(let old, let new): return compareStrings(old, new, rule)
    case .fields(let old, let new): return compareFields(old, new, rule)
    case .lists(let old, let new): return compareLists(old, new, rule)
    case .sets(let oldChildren, let newChildren):
      return compareSets(old, oldChildren, new, newChildren)
    case .tables(let oldChildren, let newChildren):
      return compareTables(old, oldChildren, new, newChildren, rule)
    case .objects(let old, let new): return compareObjects(old, new, rule)
    }
  }

  /// The values of two optionals that have one; both or none of them are optionals without one.
  private static func wrapped(_ old: Any, _ new: Any) -> (Any, Any)? {
    guard type(of: old) == type(of: new), let old = (old as? any AnyOptional)?.wrapped,
      let new = (new as? any AnyOptional)?.wrapped, PairShape.isNil(old) == PairShape.isNil(new)
    else { return nil }
    return (ValueShape.unwrapped(old), ValueShape.unwrapped(new))
  }

  /// Compares fields by their names; those without one by their place.
  private mutating func compareFields(
    _ old: [ValueShape.Field],
    _ new: [ValueShape.Field],
    _ rule: Rule
  ) -> Bool {
    var differs = false
    for (index, (oldField, newField)) in zip(old, new).enumerated() {
      guard oldField.name == newField.name else { return compareNamed(old, new, rule) }
      if isOver { return differs }
      let name = oldField.name ?? "\(index)"
      if compare(.name(name), oldField.value, newField.value, rule) {
        differs = true
      } else {
        unchanged.properties += 1
      }
    }
    for (sign, fields) in [("-", old.dropFirst(new.count)), ("+", new.dropFirst(old.count))] {
      for (index, field) in zip(fields.indices, fields) {
        writeOne(sign, .name(field.name ?? "\(index)"), field.value)
        differs = true
      }
    }
    return differs
  }

  /// Compares fields of mirrors that do not have the same ones.
  private mutating func compareNamed(
    _ old: [ValueShape.Field],
    _ new: [ValueShape.Field],
    _ rule: Rule
  ) -> Bool {
    func key(_ field: EnumeratedSequence<[ValueShape.Field]>.Element) -> String {
      field.element.name ?? "\(field.offset)"
    }
    let (oldNames, newNames) = (old.enumerated().map(key), new.enumerated().map(key))
    let script = EditScript(partners: Matching.byKey(oldNames, newNames), oldCount: old.count)
    var differs = false
    for edit in script.edits {
      switch edit {
      case .keep(let from, let to), .move(let from, let to), .change(let from, let to):
        if compare(.name(newNames[to]), old[from].value, new[to].value, rule) { differs = true }
      case .remove(let index):
        writeOne("-", .name(oldNames[index]), old[index].value)
        differs = true
      case .insert(let index):
        writeOne("+", .name(newNames[index]), new[index].value)
        differs = true
      }
    }
    return differs
  }

  private mutating func compareObjects(
    _ old: ObjectParts,
    _ new: ObjectParts,
    _ rule: Rule
  ) -> Bool {
    if old.object === new.object { return false }
    let pair = ObjectPair(
      old: ObjectIdentifier(old.object),
      new: ObjectIdentifier(new.object),
      rule: rule
    )
    switch objects[pair] {
    case .described(let place)?:
      write(place.isEmpty ? "the same change as of the whole" : "the same change as at \(place)")
      return true
    case .some(.none): return false
    case nil: break
    }
    objects[pair] = ObjectFinding.none
    var differs = compareFields(old.fields, new.fields, rule)
    // Without an `==` the identity may be what the one around it compares.
    if !differs, rule == .byReading, !steps.isExhausted, !(old.object is any Equatable) {
      write("another \(old.name) that reads the same")
      differs = true
    }
    if differs { objects[pair] = .described(path.description) }
    return differs
  }
}
