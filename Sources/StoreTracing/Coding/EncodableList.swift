internal import Store

/// An ordered collection that encodes itself as an array of its elements.
protocol EncodableList {
  var partCount: Int { get }
  func part(at index: Int) -> EncodedPart

  /// Where this list differs from an older one; nothing if that is of another type.
  func changes(from old: any Encodable) -> ListChanges?
}

extension Array: EncodableList where Element: Encodable {
  var partCount: Int { count }

  func part(at index: Int) -> EncodedPart { EncodedPart(self[index]) }

  func changes(from old: any Encodable) -> ListChanges? {
    guard let old = old as? Self else { return nil }
    return old.withUnsafeBufferPointer { old in
      withUnsafeBufferPointer { new in ListChanges(from: old, to: new) }
    }
  }
}

extension IdentifiedArray: EncodableList
where Element: Encodable & Identifiable, ID == Element.ID {
  var partCount: Int { count }

  func part(at index: Int) -> EncodedPart { EncodedPart(self[index]) }

  func changes(from old: any Encodable) -> ListChanges? {
    guard let old = old as? Self else { return nil }
    return elements.changes(from: old.elements)
  }
}
