import StoreTracing
import Testing

struct TextWidthTests {
  @Test(
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4), ("😀", 2), ("👩‍👩‍👧", 2),
      ("❤️", 2), ("ｗｉｄｅ", 8), ("\u{200B}", 0), ("…", 1), ("●", 1), ("🇫🇷", 2),
    ]
  )
  func `a text takes the columns that a terminal gives it`(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test(arguments: 0...12)
  func `a text that is cut or padded has exactly its columns`(columns: Int) {
    for text in ["", "abc", "日本語のテキスト", "a日b本c", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧"] {
      #expect(TextWidth.columns(of: TextWidth.padded(text, columns: columns)) == columns)
    }
  }
}
