/// The members of a JSON object, in the order in which they were written.
///
/// Two objects are equal if they have the same members, in whatever order.
public struct JSONObject: Sendable {
  /// One name and its value.
  public struct Member: Hashable, Sendable {
    /// The name.
    public let key: String
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    ///
    /// - Parameters:
    ///   - key: the name.
    ///   - value: the value.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members, each name once.
  public private(set) var members: [Member]

  /// Makes an object.
  ///
  /// - Parameter members: the members, each name once.
  public init(_ members: [Member] = []) {
    self.members = members
  }

  /// The value of a member; setting nothing removes it, setting a new one puts it at the end.
  ///
  /// - Parameter key: the name of the member.
  /// - Returns: its value, if there is such a member.
  /// - Complexity: O(*n*), *n* the members.
  public subscript(_ key: String) -> JSONValue? {
    get { index(of: key).map { members[$0].value } }
    set {
      let index = index(of: key)
      if let index, let newValue {
        members[index].value = newValue
      } else if let index {
        members.remove(at: index)
      } else if let newValue {
        members.append(Member(key, newValue))
      }
    }
  }

  func index(of key: String) -> Int? {
    members.firstIndex { $0.key == key }
  }

  /// Changes the value at a place in the list of members, without a copy of what it holds.
  mutating func update<Result, Failure: Error>(
    at index: Int,
    _ body: (inout JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&members[index].value)
  }

  /// The values by their names.
  var table: [String: JSONValue] {
    Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }
}

extension JSONObject: Hashable {
  /// Returns whether two objects have the same members.
  ///
  /// - Parameters:
  ///   - left: one object.
  ///   - right: the other.
  /// - Returns: whether they are equal, whatever their order.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.members.count == right.members.count else { return false }
    return left.members == right.members || left.table == right.table
  }

  /// Hashes the members in an order of its own.
  ///
  /// - Parameter hasher: what takes them in.
  public func hash(into hasher: inout Hasher) {
    table.hash(into: &hasher)
  }
}
