/// What a value has encoded, one level deep: the values in it are still closed.
final class EncodedContent {
  /// The kind of container that the value asked for.
  enum Layout {
    /// None yet, which is an empty object.
    case empty
    /// Members with names.
    case keyed([(key: String, part: EncodedPart)])
    /// Elements.
    case unkeyed([EncodedPart])
    /// One value.
    case single(EncodedPart)
  }

  /// From so many members on nobody looks whether a name has been there before.
  static let manyMembers = 16

  private(set) var layout = Layout.empty

  /// Asks a value what it consists of.
  convenience init(of value: any Encodable, codingPath: [any CodingKey] = []) throws {
    self.init()
    try value.encode(to: ShallowEncoder(content: self, codingPath: codingPath))
  }

  convenience init(elements: [EncodedPart]) {
    self.init()
    layout = .unkeyed(elements)
  }

  init() {}

  var count: Int {
    if case .unkeyed(let parts) = layout { parts.count } else { 0 }
  }

  func openKeyed() {
    if case .keyed = layout { return }
    layout = .keyed([])
  }

  func openUnkeyed() {
    if case .unkeyed = layout { return }
    layout = .unkeyed([])
  }

  /// Adds a member; a name that was there already gets the new value.
  func add(_ part: EncodedPart, for key: String) {
    guard case .keyed(var members) = layout else { return }
    layout = .empty
    if members.count < Self.manyMembers, let index = members.firstIndex(where: { $0.key == key }) {
      members[index].part = part
    } else {
      members.append((key, part))
    }
    layout = .keyed(members)
  }

  func append(_ part: EncodedPart) {
    guard case .unkeyed(var parts) = layout else { return }
    layout = .empty
    parts.append(part)
    layout = .unkeyed(parts)
  }

  func set(_ part: EncodedPart) {
    layout = .single(part)
  }
}
