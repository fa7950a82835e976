/// One change of a JSON value, as in RFC 6902.
public struct JSONPatchOperation: Hashable, Sendable {
  /// What is done.
  public enum Kind: String, Hashable, Sendable {
    /// A member or element is put in; elements behind it move up.
    case add
    /// A member or element is taken out; elements behind it move down.
    case remove
    /// A value takes the place of another.
    case replace
  }

  /// What is done.
  public let kind: Kind
  /// Where, from the outside in: names of members and indices of elements.
  public let path: [String]
  /// What is put there; `null` for a removal.
  public let value: JSONValue

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - kind: what is done.
  ///   - path: where, from the outside in.
  ///   - value: what is put there.
  public init(_ kind: Kind, at path: [String], _ value: JSONValue = .null) {
    self.kind = kind
    self.path = path
    self.value = value
  }

  /// The place as a JSON pointer (RFC 6901).
  public var pointer: String { JSONPointer.text(of: path) }

  var json: JSONValue {
    var members = [
      JSONObject.Member("op", .string(kind.rawValue)), JSONObject.Member("path", .string(pointer)),
    ]
    if kind != .remove { members.append(JSONObject.Member("value", value)) }
    return .object(JSONObject(members))
  }

  init(json: JSONValue) throws(JSONPatchError) {
    let pointer = json["path"]?.string ?? ""
    guard let path = JSONPointer.path(of: pointer), json["path"] != nil else {
      throw JSONPatchError(path: pointer, reason: "no path")
    }
    guard let kind = json["op"]?.string.flatMap(Kind.init(rawValue:)) else {
      throw JSONPatchError(path: pointer, reason: "an unknown operation")
    }
    guard kind == .remove || json["value"] != nil else {
      throw JSONPatchError(path: pointer, reason: "no value")
    }
    self.init(kind, at: path, json["value"] ?? .null)
  }

  func apply(to root: inout JSONValue) throws(JSONPatchError) {
    try apply(to: &root, path[...])
  }

  private func apply(to value: inout JSONValue, _ rest: ArraySlice<String>) throws(JSONPatchError) {
    guard let key = rest.first else {
      guard kind != .remove else { throw error("the whole can't be removed") }
      value = self.value
      return
    }
    // Taken out and put back, so that nothing is copied that is held once.
    switch value {
    case .object(var object):
      value = .null
      defer { value = .object(object) }
      try apply(to: &object, key, rest.dropFirst())
    case .array(var elements):
      value = .null
      defer { value = .array(elements) }
      try apply(to: &elements, key, rest.dropFirst())
    case .null, .bool, .number, .string:
      throw error("there is nothing inside a plain value")
    }
  }

  private func apply(
    to object: inout JSONObject,
    _ key: String,
    _ rest: ArraySlice<String>
  ) throws(JSONPatchError) {
    if rest.isEmpty, kind == .add {
      object[key] = value
      return
    }
    guard let index = object.index(of: key) else { throw error("there is no such member") }
    if rest.isEmpty, kind == .remove {
      object[key] = nil
      return
    }
    try object.update(at: index) { (member) throws(JSONPatchError) in
      try apply(to: &member, rest)
    }
  }

  private func apply(
    to elements: inout [JSONValue],
    _ key: String,
    _ rest: ArraySlice<String>
  ) throws(JSONPatchError) {
    let isAdded = rest.isEmpty && kind == .add
    let end = isAdded ? elements.count : elements.count - 1
    guard let index = key == "-" && isAdded ? elements.count : Int(key), index >= 0, index <= end
    else { throw error("there is no such element") }
    if isAdded {
      elements.insert(value, at: index)
    } else if rest.isEmpty, kind == .remove {
      elements.remove(at: index)
    } else {
      try apply(to: &elements[index], rest)
    }
  }

  private func error(_ reason: String) -> JSONPatchError {
    JSONPatchError(path: pointer, reason: reason)
  }
}
