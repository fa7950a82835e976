/// What is remembered of a place with many children between two looks at it.
///
/// Both are numbers of the collection of the children that no two different ones share.
@usableFromInline
package struct ScopeStamps: Equatable, Sendable {
  /// Renewed by every edit.
  @usableFromInline package let edition: UInt64
  /// Renewed when it is others that are there, or when their order has changed.
  @usableFromInline package let members: UInt64

  @inlinable
  package init(edition: UInt64, members: UInt64) {
    self.edition = edition
    self.members = members
  }
}
