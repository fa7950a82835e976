internal import Effects

/// What values of a type are for whoever opens them: plain, a list, a table or a bag.
///
/// Found once for each type, since the runtime takes long to tell that a type does not conform to a
/// protocol, or conforms under a condition.
///
// INVARIANT: never mutated; the functions capture nothing but a type, whose conformances to the
// protocols of this module are isolated to no actor.
struct EncodableTraits: @unchecked Sendable {
  private static let found = Locked<[ObjectIdentifier: EncodableTraits]>([:])

  let plain: ((any Encodable) -> (any PlainEncodable)?)?
  let list: ((any Encodable) -> (any EncodableList)?)?
  let table: ((any Encodable) -> (any EncodableTable)?)?
  let bag: ((any Encodable) -> (any EncodableBag)?)?

  /// The traits of the value's type.
  static func of(_ value: any Encodable) -> EncodableTraits {
    let type = type(of: value)
    let key = ObjectIdentifier(type)
    if let known = found.withLock({ $0[key] }) { return known }
    let traits = EncodableTraits(type)
    found.withLock { $0[key] = traits }
    return traits
  }

  private init(_ type: any Encodable.Type) {
    // A cast looks into an optional, so what it finds depends on the value.
    guard !(type is any OptionalEncodable.Type) else {
      plain = { $0 as? any PlainEncodable }
      list = { $0 as? any EncodableList }
      table = { $0 as? any EncodableTable }
      bag = { $0 as? any EncodableBag }
      return
    }
    plain = (type as? any PlainEncodable.Type).map { Self.plain($0) }
    list = (type as? any EncodableList.Type).map { Self.list($0) }
    table = (type as? any EncodableTable.Type).map { Self.table($0) }
    bag = (type as? any EncodableBag.Type).map { Self.bag($0) }
  }

  private static func plain<Value: PlainEncodable>(
    _ type: Value.Type
  ) -> (any Encodable) -> (any PlainEncodable)? {
    { $0 as? Value }
  }

  private static func list<Value: EncodableList>(
    _ type: Value.Type
  ) -> (any Encodable) -> (any EncodableList)? {
    { $0 as? Value }
  }

  private static func table<Value: EncodableTable>(
    _ type: Value.Type
  ) -> (any Encodable) -> (any EncodableTable)? {
    { $0 as? Value }
  }

  private static func bag<Value: EncodableBag>(
    _ type: Value.Type
  ) -> (any Encodable) -> (any EncodableBag)? {
    { $0 as? Value }
  }
}

/// An optional, whatever it wraps.
private protocol OptionalEncodable {}

extension Optional: OptionalEncodable {}
