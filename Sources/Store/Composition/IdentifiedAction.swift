/// An action of one element of an ``IdentifiedArray``, with the id of the element it is for.
///
/// A row is named by its id and never by its position, so an action that comes back late, from a
/// timer for instance, can't reach the row that has moved up into the place of a removed one.
public enum IdentifiedAction<ID: Hashable & Sendable, Action: Sendable>: Sendable {
  /// The element with this id is to receive this action.
  case element(id: ID, action: Action)
}

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}

extension CasePath {
  /// Returns the path to the actions of the element with one id.
  ///
  /// It extracts nothing from an action for another element:
  ///
  /// ```swift
  /// let third = CasePath(Action.rows, \.rows).appending(path: .element(id: 3))
  /// third.embed(.toggle)  // .rows(.element(id: 3, action: .toggle))
  /// ```
  ///
  /// - Parameter id: the element's id.
  /// - Returns: the path from the actions of all elements to those of one.
  /// - Complexity: O(1); extracting compares two ids.
  public static func element<ID>(id: ID) -> Self where Root == IdentifiedAction<ID, Value> {
    Self(
      { .element(id: id, action: $0) },
      { root in
        guard case .element(let other, let action) = root, other == id else { return nil }
        return action
      },
      .element(EffectID(id))
    )
  }
}
