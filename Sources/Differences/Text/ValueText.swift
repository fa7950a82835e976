/// A value as one line of bounded length.
struct ValueText {
  /// How many entries of a dictionary or a set are sorted, and how many levels are shown.
  private static let (mostSorted, mostLevels) = (1000, 16)

  private(set) var text = ""
  /// Whether something was left out.
  private(set) var isCut = false
  private var room: Int
  private var steps: Int
  private var open: Set<ObjectIdentifier> = []

  init(_ value: Any, columns: Int, steps: Int = 10_000) {
    room = max(1, columns)
    self.steps = steps
    add(value, level: 0)
    if text.isEmpty { text = "(\(TypeName.short(type(of: value))))" }
  }

  private mutating func add(_ value: Any, level: Int) {
    guard !isCut else { return }
    guard level < Self.mostLevels, steps > 0 else { return put("…") }
    steps -= 1
    let value = ValueShape.unwrapped(value)
    switch ValueShape(value) {
    case .text(let text):
      put(QuotedText.quote(text.prefix(room)) + (text.isLonger(room) ? "…" : ""))
    case .atom(let text): put(Self.oneLine(text.prefix(room + 1)))
    case .none: put("nil")
    case .some(let value): addSome(value, level: level)
    case .choice(let name, let payload): addChoice(name, payload, level: level)
    case .list(let children):
      addParts("[", children.lazy.map { (nil, $0.value) }, "]", level: level)
    case .set(let children): addSorted(children, level: level)
    case .table(let children): addTable(children, level: level)
    case .record(let name, let fields):
      addParts("\(name)(", fields, ")", level: level)
    case .object(let object, let name, let fields):
      guard open.insert(ObjectIdentifier(object)).inserted else { return put("\(name)(…)") }
      addParts("\(name)(", fields, ")", level: level)
      open.remove(ObjectIdentifier(object))
    }
  }

  private mutating func addSome(_ value: Any, level: Int) {
    // A `nil` in an optional is not the optional's own.
    if Self.endsInNil(value) {
      put(".some(")
      add(value, level: level + 1)
      put(")")
    } else {
      add(value, level: level + 1)
    }
  }

  private static func endsInNil(_ value: Any) -> Bool {
    var shape = ValueShape(value)
    for _ in 0..<mostLevels {
      guard case .some(let value) = shape else { break }
      shape = ValueShape(value)
    }
    if case .none = shape { return true }
    return false
  }

  private mutating func addChoice(_ name: String, _ payload: Any?, level: Int) {
    put(".\(name)")
    guard let payload else { return }
    if case .record("", let fields) = ValueShape(payload), !fields.isEmpty {
      addParts("(", fields, ")", level: level + 1)
    } else {
      put("(")
      add(payload, level: level + 1)
      put(")")
    }
  }

  private mutating func addParts(
    _ start: String,
    _ parts: some Sequence<ValueShape.Field>,
    _ end: String,
    level: Int
  ) {
    put(start)
    var isFirst = true
    for part in parts {
      guard !isCut else { return }
      if !isFirst { put(", ") }
      isFirst = false
      if let name = part.name { put("\(name): ") }
      add(part.value, level: level + 1)
    }
    put(end)
  }

  private mutating func addSorted(_ children: Mirror.Children, level: Int) {
    guard let elements = sorted(children, by: \.value, tieBreaker: \.value) else {
      return put("(\(children.count) elements)")
    }
    addParts("[", elements.lazy.map { (nil, $0.value) }, "]", level: level)
  }

  private mutating func addTable(_ children: Mirror.Children, level: Int) {
    guard !children.isEmpty else { return put("[:]") }
    let entries = children.map(TableEntry.init)
    guard let entries = sorted(entries, by: \.key, tieBreaker: \.value) else {
      return put("(\(children.count) entries)")
    }
    put("[")
    for (index, entry) in entries.enumerated() {
      guard !isCut else { return }
      if index > 0 { put(", ") }
      add(entry.key, level: level + 1)
      put(": ")
      add(entry.value, level: level + 1)
    }
    put("]")
  }

  /// The values in a stable order, unless that would take too long.
  ///
  /// What it takes depends on the number of values alone: they come in an order that differs from
  /// process to process, and running out of steps half way would leave others each time.
  private mutating func sorted<Value>(
    _ values: some Collection<Value>,
    by key: (Value) -> Any,
    tieBreaker: (Value) -> Any
  ) -> [Value]? {
    let count = values.count
    guard count <= Self.mostSorted, count < steps else { return nil }
    steps -= count
    return StableKey.sorted(values, steps: steps / 2, by: key, tieBreaker: tieBreaker)
  }

  private mutating func put(_ piece: String) {
    guard !isCut else { return }
    if piece.isLonger(room) {
      isCut = true
      if room == 0, !text.isEmpty { text.removeLast() }
      text += piece.prefix(max(0, room - 1)) + "…"
      room = 0
    } else {
      text += piece
      room -= piece.count
    }
  }

  private static func oneLine(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension StringProtocol {
  /// Whether there are more characters than `count`; looks at no more than that.
  func isLonger(_ count: Int) -> Bool {
    index(startIndex, offsetBy: count, limitedBy: endIndex).map { $0 < endIndex } ?? false
  }
}
