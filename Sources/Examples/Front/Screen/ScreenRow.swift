/// One row as it is sent to the terminal.
package struct ScreenRow: Hashable, Sendable {
  /// The text with its control sequences, which leave nothing switched on.
  package let text: String
  /// How many columns it takes.
  package let columns: Int

  package init(_ text: String = "", columns: Int = 0) {
    self.text = text
    self.columns = columns
  }
}
