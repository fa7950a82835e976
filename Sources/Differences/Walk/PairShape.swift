/// How two values of one type are to be compared.
///
/// It is decided here and acted on in the walk. Boxed, it takes little of the stack, of which the
/// walk needs some for each level.
indirect enum PairShape {
  typealias Field = ValueShape.Field

  /// Parts of another kind, or in another case: they are shown as a whole.
  case replaced
  case same
  /// Two optionals of somebody's mirror.
  case values(Any, Any)
  case payloads(String, Any, Any)
  case texts(String, String)
  case fields([Field], [Field])
  case lists(OrderedParts, OrderedParts)
  case sets(Mirror.Children, Mirror.Children)
  case tables(Mirror.Children, Mirror.Children)
  case objects(ObjectParts, ObjectParts)

  init(_ old: Any, _ new: Any) {
    switch (ValueShape(old), ValueShape(new)) {
    case (.none, .none): self = .same
    case (.some(let old), .some(let new)) where Self.isNil(old) == Self.isNil(new):
      self = .values(old, new)
    case (.text(let old), .text(let new)): self = .texts(old, new)
    case (.atom(let oldText), .atom(let newText)):
      // Two dates may read the same and not be.
      self =
        oldText == newText
        ? .fields(ValueShape.fields(of: old), ValueShape.fields(of: new)) : .replaced
    case (.choice(let oldCase, let oldPayload), .choice(let newCase, let newPayload))
    where oldCase == newCase:
      switch (oldPayload, newPayload) {
      case (let old?, let new?): self = .payloads(oldCase, old, new)
      case (nil, nil): self = .same
      default: self = .replaced
      }
    case (.list(let oldChildren), .list(let newChildren)):
      self = .lists(OrderedParts(old, oldChildren), OrderedParts(new, newChildren))
    case (.set(let old), .set(let new)): self = .sets(old, new)
    case (.table(let old), .table(let new)): self = .tables(old, new)
    case (.record(_, let old), .record(_, let new)): self = .fields(old, new)
    case (.object(let old, let name, let oldFields), .object(let new, _, let newFields)):
      self = .objects(
        ObjectParts(object: old, name: name, fields: oldFields),
        ObjectParts(object: new, name: name, fields: newFields)
      )
    default: self = .replaced
    }
  }

  /// Whether a value is an optional without one.
  static func isNil(_ value: Any) -> Bool {
    type(of: value) is any AnyOptional.Type && (value as? any AnyOptional)?.wrapped == nil
  }
}
