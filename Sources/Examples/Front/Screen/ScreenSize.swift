/// How much a terminal can show.
package struct ScreenSize: Hashable, Sendable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// What terminals have that don't know their size.
  package static let usual = ScreenSize(columns: 80, rows: 24)

  /// Whether another size has room in this one.
  package func holds(_ other: ScreenSize) -> Bool {
    columns >= other.columns && rows >= other.rows
  }
}
