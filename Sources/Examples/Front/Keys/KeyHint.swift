/// A key and what it does, for the last line of a screen and for the help.
package struct KeyHint: Hashable, Sendable {
  /// The key, or keys, as they are called.
  package let keys: String
  /// What they do, in a word or two.
  package let what: String

  package init(_ keys: String, _ what: String) {
    self.keys = keys
    self.what = what
  }
}
