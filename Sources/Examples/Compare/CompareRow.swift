/// A row of the table: what came up on both sides during a word.
package struct CompareRow: Hashable, Sendable {
  /// A state that came up.
  package struct Cell: Hashable, Sendable {
    package let text: String
    /// Whether the timelines are no longer the same here.
    package let isDifferent: Bool

    package init(text: String, isDifferent: Bool) {
      self.text = text
      self.isDifferent = isDifferent
    }
  }

  /// How many words have been done by then; none before the first one.
  package let step: Int
  /// The word, on its first row.
  package let word: String
  package let store: Cell?
  package let pipeline: Cell?

  package init(step: Int, word: String, store: Cell?, pipeline: Cell?) {
    self.step = step
    self.word = word
    self.store = store
    self.pipeline = pipeline
  }
}
