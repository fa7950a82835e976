/// What stands on the terminal, so that only what differs is written again.
///
/// A value that decides: every change returns what has to be written, in one piece. A row is drawn
/// over the old one and only then cut behind its end, so nothing is ever blank in between.
package struct ScreenImage: Hashable, Sendable {
  private var shown: [ScreenRow]?
  private var size = ScreenSize.usual

  package init() {}

  /// Whatever stands there can't be relied on any more.
  package mutating func invalidate() {
    shown = nil
  }

  /// Shows other rows; returns nothing if they are there already.
  package mutating func show(_ rows: [ScreenRow], size: ScreenSize) -> String {
    let rows = Array(rows.prefix(size.rows))
    defer { (shown, self.size) = (rows, size) }
    guard let shown, size == self.size else {
      return "\u{1B}[H\u{1B}[2J" + changes(from: [], to: rows, size)
    }
    return changes(from: shown, to: rows, size)
  }

  private func changes(from old: [ScreenRow], to new: [ScreenRow], _ size: ScreenSize) -> String {
    var text = ""
    for index in 0..<max(old.count, new.count) {
      let before = index < old.count ? old[index] : ScreenRow()
      let after = index < new.count ? new[index] : ScreenRow()
      guard before != after else { continue }
      text += "\u{1B}[\(index + 1);1H" + after.text
      // In the last column a terminal would erase what has just been written there.
      if after.columns < min(before.columns, size.columns) { text += "\u{1B}[K" }
    }
    return text
  }
}
