/// A text that isn't shown in traces, failure texts and mirrors.
package struct Secret: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text itself.
  package let text: String

  /// Makes a secret of a text.
  package init(_ text: String) {
    self.text = text
  }

  /// Makes a secret of a literal; for tests and previews.
  package init(stringLiteral text: String) {
    self.text = text
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Stands for the text, whatever its length.
  package var description: String { text.isEmpty ? "(empty)" : "(secret)" }
  /// The same as the description.
  package var debugDescription: String { description }
  /// Shows what the description does.
  package var customMirror: Mirror { Mirror(self, children: ["text": description]) }
}
