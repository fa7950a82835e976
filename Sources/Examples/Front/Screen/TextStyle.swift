/// What a piece of text is, which decides how it looks.
package enum TextStyle: Hashable, Sendable, CaseIterable {
  case plain, title, dim, selected, accent, good, warning, bad

  /// The parameters of the control sequence (ECMA-48, 8.3.117), if there is one.
  ///
  /// Without colour, what mustn't be missed is bold.
  package func parameters(hasColour: Bool) -> String? {
    switch self {
    case .plain: nil
    case .title: "1"
    case .dim: "2"
    case .selected: "7"
    case .accent: hasColour ? "36" : nil
    case .good: hasColour ? "32" : nil
    case .warning: hasColour ? "33" : "1"
    case .bad: hasColour ? "31" : "1"
    }
  }
}
