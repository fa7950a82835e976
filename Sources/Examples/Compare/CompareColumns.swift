import StoreTracing

/// How the columns of the table share its width.
struct CompareColumns: Hashable, Sendable {
  static let titles = (store: "store", pipeline: "pipeline")
  private static let wordWidth = 9

  private let cellWidth: Int

  init(_ columns: Int) {
    cellWidth = max(0, (columns - Self.wordWidth - 3) / 2)
  }

  /// The cells of a row, each as wide as its column.
  func cells(_ word: String, _ store: String, _ pipeline: String) -> [String] {
    [
      TextWidth.padded(word, columns: Self.wordWidth),
      TextWidth.padded(store, columns: cellWidth), TextWidth.padded(pipeline, columns: cellWidth),
    ]
  }

  /// A row as text, without blanks at its end.
  func row(_ word: String, _ store: String, _ pipeline: String) -> String {
    let text = cells(word, store, pipeline).joined(separator: " ")
    return String(text.reversed().drop(while: \.isWhitespace).reversed())
  }
}
