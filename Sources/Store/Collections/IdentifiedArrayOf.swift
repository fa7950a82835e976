/// The ``IdentifiedArray`` of an identifiable element, under the element's own id.
public typealias IdentifiedArrayOf<Element: Identifiable> =
  IdentifiedArray<Element.ID, Element> where Element.ID: Sendable
