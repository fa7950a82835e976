extension IdentifiedArray: CustomStringConvertible, CustomReflectable {
  /// The elements, as an array describes them.
  ///
  /// - Complexity: O(*n*).
  public var description: String { contents.description }

  /// A mirror of the elements, as of an array.
  ///
  /// Elements that do not say their id themselves are labelled with it, so that what looks at two
  /// mirrors knows which elements belong together.
  ///
  /// - Complexity: O(1).
  public var customMirror: Mirror {
    if Element.self is any Identifiable.Type {
      return Mirror(self, unlabeledChildren: contents, displayStyle: .collection)
    }
    let children = contents.indices.lazy.map { [order, contents] in
      (label: "\(order[$0])" as String?, value: contents[$0] as Any)
    }
    return Mirror(self, children: children, displayStyle: .collection)
  }
}
