extension IdentifiedArray: CustomStringConvertible, CustomReflectable {
  /// The elements, as an array describes them.
  ///
  /// - Complexity: O(*n*).
  public var description: String { contents.description }

  /// A mirror of the elements, as of an array.
  ///
  /// - Complexity: O(1).
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: contents, displayStyle: .collection)
  }
}
