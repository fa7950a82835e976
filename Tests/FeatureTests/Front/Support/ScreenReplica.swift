import StoreTracing

/// A terminal of the simplest kind: it shows what is written to it.
///
/// It knows the control sequences that a screen uses, and takes any other one for a mistake. As
/// terminals do, it erases the last column when told to erase behind a full row.
struct ScreenReplica {
  let columns: Int
  private(set) var mistakes: [String] = []
  private(set) var isAlternate = false
  private(set) var isCursorShown = true
  private var cells: [[Character]]
  private var row = 0
  private var column = 0

  init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without the blanks at their ends.
  var rows: [String] {
    cells.map { row in
      let text = String(row.filter { $0 != "\0" })
      return String(
        text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)]
      )
    }
  }

  /// Everything that can be seen.
  var text: String { rows.joined(separator: "\n") }

  /// Takes in what is written.
  mutating func write(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\u{1B}" {
        control(&rest)
      } else if character == "\r\n" {
        (row, column) = (min(row + 1, cells.count - 1), 0)
      } else {
        put(character)
      }
    }
  }

  private mutating func put(_ character: Character) {
    let width = TextWidth.columns(of: character)
    guard row < cells.count, column + width <= columns else {
      mistakes.append("\(character) beyond the edge, row \(row) column \(column)")
      return
    }
    cells[row][column] = character
    for index in 1..<max(width, 1) { cells[row][column + index] = "\0" }
    column += width
  }

  private mutating func control(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else { return mistakes.append("no control sequence") }
    let end = rest.firstIndex { ("@"..."~").contains($0) } ?? rest.startIndex
    let parameters = String(rest[..<end])
    let final = rest[end]
    rest = rest[rest.index(after: end)...]
    switch (final, parameters) {
    case ("H", ""): (row, column) = (0, 0)
    case ("H", _):
      let place = parameters.split(separator: ";").compactMap { Int($0) }
      (row, column) = (place[0] - 1, place[1] - 1)
    case ("J", "2"):
      for index in cells.indices { cells[index] = Array(repeating: " ", count: columns) }
    case ("K", ""):
      for index in min(column, columns - 1)..<columns { cells[row][index] = " " }
    case ("m", _): break
    case ("h", "?1049"): isAlternate = true
    case ("l", "?1049"): isAlternate = false
    case ("h", "?25"): isCursorShown = true
    case ("l", "?25"): isCursorShown = false
    case ("h", "?7"), ("l", "?7"): break
    default: mistakes.append("unknown: \(parameters)\(final)")
    }
  }
}
