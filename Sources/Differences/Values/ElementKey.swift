/// What tells an element of a collection apart from the others.
struct ElementKey: Hashable {
  /// `1` and `1 as Int8` are equal when both are an `AnyHashable`.
  private let type: ObjectIdentifier
  private let base: AnyHashable

  private init(_ base: AnyHashable) {
    type = ObjectIdentifier(Swift.type(of: base.base))
    self.base = base
  }

  /// The id of an element that has one.
  init?(idOf element: Any) {
    guard let element = element as? any Identifiable else { return nil }
    self.init(Self.id(of: element))
  }

  /// The element itself, if it can be hashed.
  init?(element: Any) {
    guard let element = element as? any Hashable else { return nil }
    self.init(AnyHashable(element))
  }

  init(label: String) {
    self.init(AnyHashable(label))
  }

  /// The id as text, or `nil` if it is the address of an object.
  static func text(idOf element: Any) -> String? {
    guard let element = element as? any Identifiable else { return nil }
    let id = id(of: element)
    return id.base is ObjectIdentifier ? nil : ValueText(id, columns: 40).text
  }

  private static func id<Element: Identifiable>(of element: Element) -> AnyHashable {
    AnyHashable(element.id)
  }
}
