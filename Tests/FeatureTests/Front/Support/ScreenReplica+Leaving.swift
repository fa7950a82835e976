import Foundation

extension ScreenReplica {
  /// What is written when a screen is left.
  static let leaving = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// What stands on the terminal before the screen is left.
  static func last(of text: String, columns: Int = 80, rows: Int = 24) -> ScreenReplica {
    let end = text.range(of: leaving, options: .backwards)?.lowerBound
    var replica = ScreenReplica(columns: columns, rows: rows)
    replica.write(String(text[..<(end ?? text.endIndex)]))
    return replica
  }
}
