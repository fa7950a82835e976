/// What changes one JSON value into another, as in RFC 6902.
public struct JSONPatch: Hashable, Sendable {
  /// The changes, one after the other.
  public var operations: [JSONPatchOperation]

  /// Makes a patch.
  ///
  /// - Parameter operations: the changes, one after the other.
  public init(_ operations: [JSONPatchOperation] = []) {
    self.operations = operations
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { operations.isEmpty }

  /// Makes the changes.
  ///
  /// - Parameter value: what is changed; as far as the patch fits, if it doesn't.
  /// - Throws: `JSONPatchError` when something is to be changed that isn't there.
  /// - Complexity: O(*d* · *m*) for each change, *d* its depth, *m* the members on its way.
  public func apply(to value: inout JSONValue) throws(JSONPatchError) {
    for operation in operations { try operation.apply(to: &value) }
  }

  /// The patch as JSON.
  package var json: JSONValue { .array(operations.map(\.json)) }

  /// Reads a patch.
  package init(json: JSONValue) throws(JSONPatchError) {
    guard case .array(let values) = json else {
      throw JSONPatchError(path: "", reason: "a patch is an array")
    }
    operations = []
    for value in values { operations.append(try JSONPatchOperation(json: value)) }
  }
}
