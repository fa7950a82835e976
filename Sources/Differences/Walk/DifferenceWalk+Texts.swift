extension DifferenceWalk {
  /// How long a line with two values gets before they are written below each other.
  private static var mostColumns: Int { 100 }
  /// How many times the shown length two values are read that start alike.
  private static var closerLook: Int { 50 }
  /// How many lines of a text are shown.
  private static var mostTextLines: Int { 12 }

  /// Writes that one value has taken the place of another.
  mutating func writeReplacement(_ old: Any, _ new: Any) {
    if account.isFull { return account.hide() }
    writePair(replacement(old, new))
  }

  /// Writes what is only in one of the values, as a part of the current path.
  mutating func writeOne(_ sign: String, _ component: DifferencePath.Component, _ value: Any) {
    path.append(component)
    defer { path.removeLast() }
    writeValue("\(sign) ", value)
  }

  /// Compares two values as text only.
  mutating func compareTexts(_ old: Any, _ new: Any) -> Bool {
    let columns = limits.columns * Self.closerLook
    guard ValueText(old, columns: columns).text != ValueText(new, columns: columns).text else {
      return false
    }
    writeReplacement(old, new)
    return true
  }

  /// Compares two strings, by line if they have several.
  mutating func compareStrings(_ old: String, _ new: String, _ rule: Rule) -> Bool {
    guard old != new else {
      // Equal to Swift, and not the same scalars.
      guard rule == .byReading, !old.unicodeScalars.elementsEqual(new.unicodeScalars) else {
        return false
      }
      let texts = (QuotedText.quoteScalars(old), QuotedText.quoteScalars(new))
      writePair(Excerpt.pair(texts.0, texts.1, columns: limits.columns))
      return true
    }
    if account.isFull {
      account.hide()
      return true
    }
    let texts = Excerpt.quotedPair(old, new, columns: limits.columns)
    let isShort = !old.isLonger(limits.columns) && !new.isLonger(limits.columns)
    let haveLines = old.utf8.contains(0x0A) && new.utf8.contains(0x0A)
    if haveLines, !isShort, compareLines(old, new) { return true }
    writePair(texts)
    return true
  }

  /// Writes the lines that differ; writes nothing and returns `false` if there are too many.
  private mutating func compareLines(_ old: String, _ new: String) -> Bool {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    guard old.count + new.count < steps.left, steps.take(old.count + new.count) else {
      return false
    }
    let ends = CommonEnds(old.count, new.count) { old[$0] == new[$1] }
    let oldMiddle = old[ends.first..<(old.count - ends.last)]
    let newMiddle = new[ends.first..<(new.count - ends.last)]
    let partners = Matching.byComparing(oldMiddle.count, newMiddle.count) {
      oldMiddle[ends.first + $0] == newMiddle[ends.first + $1]
    }
    guard let partners else { return false }
    let script = EditScript(partners: partners, oldCount: oldMiddle.count) { removed, inserted in
      Pairing.pairs(removed, inserted) {
        Likeness.of(oldMiddle[ends.first + $0], newMiddle[ends.first + $1])
      }
    }
    var texts: [String] = []
    for edit in script.edits {
      switch edit {
      case .keep, .move: unchanged.lines += 1
      case .change(let from, let to):
        let (from, to) = (from + ends.first, to + ends.first)
        let pair = Excerpt.quotedPair(old[from], new[to], columns: limits.columns)
        texts += ["  - \(from + 1): \(pair.old)", "  + \(to + 1): \(pair.new)"]
      case .remove(let index):
        let index = index + ends.first
        texts.append("  - \(index + 1): \(ValueText(old[index], columns: limits.columns).text)")
      case .insert(let index):
        let index = index + ends.first
        texts.append("  + \(index + 1): \(ValueText(new[index], columns: limits.columns).text)")
      }
    }
    unchanged.lines += ends.first + ends.last
    if texts.count > Self.mostTextLines {
      let hidden = texts.count - Self.mostTextLines + 1
      texts = texts.prefix(Self.mostTextLines - 1) + ["  … and \(hidden) more lines"]
    }
    account.write([path.isRoot ? "lines:" : "\(path):"] + texts)
    return true
  }

  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  /// The two texts, which are never the same.
  private func replacement(_ old: Any, _ new: Any) -> (old: String, new: String) {
    let (oldText, newText) = (
      ValueText(old, columns: limits.columns), ValueText(new, columns: limits.columns)
    )
    guard oldText.text == newText.text else { return (oldText.text, newText.text) }
    let types = (type(of: old), type(of: new))
    if types.0 != types.1 {
      var names = (String(describing: types.0), String(describing: types.1))
      if names.0 == names.1 { names = (TypeName.full(types.0), TypeName.full(types.1)) }
      if names.0 == names.1 { names.1 = "another type of that name" }
      return ("\(oldText.text) (\(names.0))", "\(newText.text) (\(names.1))")
    }
    let columns = limits.columns * Self.closerLook
    let closer = (ValueText(old, columns: columns).text, ValueText(new, columns: columns).text)
    if closer.0 != closer.1 { return Excerpt.pair(closer.0, closer.1, columns: limits.columns) }
    return (oldText.text, "\(newText.text) (they read the same, and are not equal)")
  }

  /// Writes a pair on one line if it fits.
  private mutating func writePair(_ texts: (old: String, new: String)) {
    if account.isFull { return account.hide() }
    let line = path.label("\(texts.old) → \(texts.new)")
    if !line.isLonger(Self.mostColumns) { return account.write([line]) }
    let rest = ["  - \(texts.old)", "  + \(texts.new)"]
    account.write(path.isRoot ? rest.map { String($0.dropFirst(2)) } : ["\(path):"] + rest)
  }
}
