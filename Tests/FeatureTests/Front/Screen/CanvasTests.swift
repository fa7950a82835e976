import Examples
import Testing

struct CanvasTests {
  private let canvas = Canvas(size: ScreenSize(columns: 20, rows: 8))

  private func body(_ count: Int, focus: Int?) -> [String] {
    let lines = (0..<count).map { ScreenLine("\($0)") }
    let page = canvas.page("title", body: lines, focus: focus, keys: [])
    return page.dropFirst(2).dropLast(2).map(\.text)
  }

  @Test(arguments: [
    (0, Int?.none, ["", "", "", ""]), (2, nil, ["0", "1", "", ""]), (9, nil, ["0", "1", "2", "3"]),
    (9, 0, ["0", "1", "2", "3"]), (9, 2, ["0", "1", "2", "3"]), (9, 3, ["1", "2", "3", "4"]),
    (9, 8, ["5", "6", "7", "8"]), (9, 99, ["5", "6", "7", "8"]), (9, -1, ["0", "1", "2", "3"]),
    (4, 3, ["0", "1", "2", "3"]),
  ])
  func `the body is scrolled until its focus is seen`(count: Int, focus: Int?, seen: [String]) {
    #expect(body(count, focus: focus) == seen)
  }

  @Test(arguments: 0...12)
  func `a page has as many lines as there are rows, down to its frame`(rows: Int) {
    let canvas = Canvas(size: ScreenSize(columns: 20, rows: rows))
    #expect(canvas.page("title", body: ["a"], keys: []).count == max(rows, 4))
  }

  @Test func `keys that have no room are left out`() {
    let keys = [KeyHint("a", "add"), KeyHint("Space", "done"), KeyHint("q", "quit")]
    #expect(canvas.page("", body: [], keys: keys).last?.text == "a add  Space done")
  }

  @Test(arguments: [
    (0.0, "░░░░"), (0.24, "░░░░"), (0.25, "█░░░"), (0.5, "██░░"), (1, "████"), (7, "████"),
    (-1, "░░░░"), (.nan, "░░░░"), (.infinity, "░░░░"),
  ])
  func `a bar is filled to its part`(part: Double, text: String) {
    #expect(canvas.bar(part, columns: 4).text == text)
  }

  @Test(arguments: [("", "t: "), ("abc", "t: abc"), ("0123456789abcdefgh", "t: 23456789abcdefgh")])
  func `a field shows the end of its text and a mark`(text: String, shown: String) {
    #expect(canvas.field("t: ", text).text == shown + " ")
  }

  @Test func `a selected row reaches across the screen`() {
    #expect(ScreenLine("日本", .bad).filled(to: 6, .selected) == ScreenLine("日本  ", .selected))
  }
}
