internal import Effects

#if !canImport(Darwin)
@_spi(Reflection) internal import Swift
#endif

/// Which bytes of the values of a type mean something: those of stored properties, not those between.
///
/// Found by the runtime's own record of the fields. Nothing is left out that may count: what isn't a
/// struct or a tuple, an enum say, counts with all its bytes, and so does what comes from C, whose
/// bit fields have no record. A field whose type the runtime can't tell is shown as an empty tuple;
/// so gaps are believed only if there is no such field, and if alignment explains every one of them.
/// The library that shows the record is not to be had on Apple's platforms; there all bytes count,
/// which costs time and changes nothing.
package enum MeaningfulBytes {
  private struct Field {
    let type: Any.Type
    let offset: Int
    /// Whether it is a struct or a tuple; nothing else may be asked for its fields.
    let hasFields: Bool
  }

  private struct Holder<Value> {
    let value: Value
  }

  /// Larger values aren't worth the search.
  private static let largest = 4096
  private static let found = Locked<[ObjectIdentifier: [UInt]?]>([:])

  /// A mask for each machine word of a value, the bytes that mean something set.
  ///
  /// Nothing if all of them do, or if values are no whole words.
  package static func mask<Value>(of type: Value.Type) -> [UInt]? {
    let key = ObjectIdentifier(type)
    if let known = found.withLock({ $0[key] }) { return known }
    let mask = makeMask(of: type)
    found.withLock { $0[key] = .some(mask) }
    return mask
  }

  private static func makeMask<Value>(of type: Value.Type) -> [UInt]? {
    let stride = MemoryLayout<Value>.stride
    let word = MemoryLayout<UInt>.size
    guard stride <= largest, stride.isMultiple(of: word),
      MemoryLayout<Value>.alignment.isMultiple(of: MemoryLayout<UInt>.alignment),
      let root = root(type)
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: stride)
    mark(root, at: 0, in: &bytes)
    guard bytes.contains(0) else { return nil }
    return bytes.withUnsafeBytes { bytes in
      (0..<(stride / word)).map { bytes.loadUnaligned(fromByteOffset: $0 * word, as: UInt.self) }
    }
  }

  private static func mark(_ field: Field, at offset: Int, in bytes: inout [UInt8]) {
    if let fields = fields(of: field) {
      for field in fields { mark(field, at: offset + field.offset, in: &bytes) }
    } else {
      for index in offset..<(offset + size(of: field.type)) { bytes[index] = 0xFF }
    }
  }

  #if canImport(Darwin)
  private static func root<Value>(_ type: Value.Type) -> Field? { nil }
  private static func fields(of field: Field) -> [Field]? { nil }
  #else
  /// A type as a field: what kind of type it is, only its record as a field tells.
  private static func root<Value>(_ type: Value.Type) -> Field? {
    fields(of: Field(type: Holder<Value>.self, offset: 0, hasFields: true))?.first
  }

  /// The fields of a struct or a tuple; nothing if it has none, or if they may not be all there is.
  private static func fields(of field: Field) -> [Field]? {
    guard field.hasFields, !_typeName(field.type, qualified: true).hasPrefix("__C.") else {
      return nil
    }
    var fields: [Field] = []
    let isKnown = _forEachField(of: field.type) { _, offset, type, kind in
      let hasFields = kind == .struct || kind == .tuple
      fields.append(Field(type: type, offset: offset, hasFields: hasFields))
      return true
    }
    guard isKnown, !fields.isEmpty, !fields.contains(where: { $0.type == Void.self }) else {
      return nil
    }
    return FieldPlace.fill(fields.map(place), size: size(of: field.type)) ? fields : nil
  }

  private static func place(_ field: Field) -> FieldPlace {
    func place<Value>(of type: Value.Type) -> FieldPlace {
      FieldPlace(
        offset: field.offset,
        size: MemoryLayout<Value>.size,
        alignment: MemoryLayout<Value>.alignment
      )
    }
    return _openExistential(field.type, do: place)
  }
  #endif

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }
}
