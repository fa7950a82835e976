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

extension Secret: Codable {
  /// Encodes what stands for the text, never the text: nobody's file or log has to keep it.
  ///
  /// What is decoded is a secret too, empty if this one is; it opens nothing.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text.isEmpty ? "" : description)
  }

  package init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }
}
