import Examples
import Testing

struct ScreenPainterTests {
  private let unicode = ScreenPainter(charset: .unicode, hasColour: true)
  private let ascii = ScreenPainter(charset: .ascii, hasColour: false)

  private func row(_ line: ScreenLine, _ columns: Int = 10) -> ScreenRow {
    unicode.rows([line], size: ScreenSize(columns: columns, rows: 1))[0]
  }

  @Test(arguments: [
    ("short", ScreenRow("short", columns: 5)), ("exactly 10", ScreenRow("exactly 10", columns: 10)),
    ("much too long", ScreenRow("much too …", columns: 10)),
    ("日本語日本語", ScreenRow("日本語日…", columns: 9)), ("", ScreenRow("", columns: 0)),
  ])
  func `a line is cut to the columns that it has`(text: String, row: ScreenRow) {
    #expect(self.row(ScreenLine(text)) == row)
  }

  @Test func `pieces keep their looks when they are cut`() {
    let line = ScreenLine("good", .good).adding(" and bad too", .bad).adding("never")
    #expect(
      row(line) == ScreenRow("\u{1B}[32mgood\u{1B}[0m\u{1B}[31m and …\u{1B}[0m", columns: 10)
    )
  }

  @Test(arguments: TextStyle.allCases)
  func `without colour there is no colour`(style: TextStyle) {
    let parameters = style.parameters(hasColour: false)
    #expect(parameters == nil || ["1", "2", "7"].contains(parameters))
  }

  @Test func `what must not be missed stands out without colour`() {
    #expect(TextStyle.bad.parameters(hasColour: false) != nil)
    #expect(TextStyle.selected.parameters(hasColour: false) != nil)
  }

  @Test func `a terminal of ASCII characters gets nothing else, as wide as before`() {
    let line = ScreenLine("─✓█░→ é 日 😀 …")
    let row = ascii.rows([line], size: ScreenSize(columns: 80, rows: 1))[0]
    #expect(row.text == "-x#.> ? ?? ?? ~")
    #expect(row.columns == line.columns)
    #expect(row.text.utf8.allSatisfy { (0x20...0x7E).contains($0) })
  }

  @Test(arguments: [
    "a\u{1B}[31mb", "a\nb", "a\u{9B}b", "a\u{202E}b", "a\u{2028}b", "a\u{7F}b", "a\u{0}b",
  ])
  func `a text can not move the cursor or change what follows`(text: String) {
    let row = unicode.rows([ScreenLine(text)], size: ScreenSize(columns: 40, rows: 1))[0]
    #expect(row.text.hasPrefix("a\u{FFFD}"))
    #expect(row.text.hasSuffix("b"))
  }

  @Test func `more lines than rows are cut`() {
    let rows = unicode.rows(["1", "2", "3"], size: ScreenSize(columns: 5, rows: 2))
    #expect(rows.map(\.text) == ["1", "2"])
  }

  @Test func `the smallest terminals are told what is needed as far as it fits`() {
    let smallest = ScreenSize(columns: 40, rows: 8)
    let rows = unicode.apology(ScreenSize(columns: 10, rows: 1), smallest: smallest)
    #expect(rows.map(\.text) == ["terminal …"])
    #expect(unicode.apology(ScreenSize(columns: 0, rows: 0), smallest: smallest) == [])
  }
}
