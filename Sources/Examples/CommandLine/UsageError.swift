/// A command line that can't be understood: what is wrong with it, and what would be right.
package struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, for the user.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// A word that is none of `candidates`.
  ///
  /// Names the nearest one, or all of them if none is near.
  package static func unknown(
    _ kind: String,
    _ word: String,
    among candidates: [String]
  ) -> UsageError {
    let hint =
      if let nearest = NearestWord.nearest(to: word, among: candidates) {
        "did you mean '\(nearest)'?"
      } else {
        "try " + candidates.joined(separator: ", ")
      }
    return UsageError("unknown \(kind) \(quoted(word)); \(hint)")
  }

  /// Shows what the user wrote: short, on one line, without control characters.
  package static func quoted(_ text: String) -> String {
    let longest = 40
    let scalars = text.unicodeScalars.prefix(longest).map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
        "\u{FFFD}" as Unicode.Scalar
      default: scalar
      }
    }
    let isLonger = text.unicodeScalars.dropFirst(longest).first != nil
    return "'" + String(String.UnicodeScalarView(scalars)) + (isLonger ? "…'" : "'")
  }

  /// The same error, with the command that explains the right use.
  package func pointing(to help: String) -> UsageError {
    UsageError("\(description)\nTry '\(help)'.")
  }
}
