/// Why bytes are no JSON.
package struct JSONError: Error, Hashable, Sendable {
  /// The byte at which reading ended.
  package let offset: Int
  /// What is wrong there.
  package let reason: String
}
