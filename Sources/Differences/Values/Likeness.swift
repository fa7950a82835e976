/// How alike two elements are, from 0 to 1.
enum Likeness {
  /// Counts the fields that are equal; a case that is the same is half of a likeness.
  static func of(_ old: Any, _ new: Any) -> Double {
    guard type(of: old) == type(of: new) else { return 0 }
    if case (.some(let old), .some(let new)) = (ValueShape(old), ValueShape(new)) {
      return ofShapes(ValueShape(old), ValueShape(new))
    }
    return ofShapes(ValueShape(old), ValueShape(new))
  }

  private static func ofShapes(_ old: ValueShape, _ new: ValueShape) -> Double {
    switch (old, new) {
    case (.text(let old), .text(let new)): return of(old, new)
    case (.choice(let oldCase, let oldPayload), .choice(let newCase, let newPayload)):
      guard oldCase == newCase, let oldPayload, let newPayload else { return 0 }
      return Equality(oldPayload, newPayload) == .equal ? 1 : 0.5
    case (.record(_, let old), .record(_, let new)): return of(old, new)
    case (.object(_, _, let old), .object(_, _, let new)): return of(old, new)
    default: return 0
    }
  }

  /// The share of the longer text that is the same at both ends.
  static func of(_ old: String, _ new: String) -> Double {
    let (old, new) = (old.utf8.prefix(1000), new.utf8.prefix(1000))
    let first = zip(old, new).prefix { $0 == $1 }.count
    let last = zip(old.dropFirst(first).reversed(), new.dropFirst(first).reversed())
      .prefix { $0 == $1 }.count
    return Double(first + last) / Double(max(1, old.count, new.count))
  }

  private static func of(_ old: [ValueShape.Field], _ new: [ValueShape.Field]) -> Double {
    let equal = zip(old, new).filter { Equality($0.value, $1.value) == .equal }.count
    return Double(equal) / Double(max(1, old.count, new.count))
  }
}
