import Differences
import Effects
import Foundation
import Testing

/// Strings, dates, durations and other values that are read as a whole.
struct TextTests {
  @Test func `of a long string the middle that differs is shown`() {
    let (start, end) = (
      String(repeating: "start ", count: 40), String(repeating: " end", count: 40)
    )
    #expect(
      text(start + "brown" + end, start + "red" + end)
        == #"…"start start brown end end end"… → …"start start red end end end"…"#
    )
  }

  @Test func `a middle that is long itself is cut`() {
    let long = String(repeating: "x", count: 1000)
    #expect(
      text([long + "a"], ["b" + long])
        == """
        [0]:
          - "\(long.prefix(80))"…
          + "b\(long.prefix(79))"…
        """
    )
  }

  @Test func `strings of several lines are compared by line`() {
    let lines = (1...40).map { "the text of line \($0)" }
    var changed = lines
    changed[9] = "the text of line ten"
    changed.remove(at: 20)
    changed.append("the end")
    #expect(
      text(lines.joined(separator: "\n"), changed.joined(separator: "\n")) == """
        lines:
          - 10: "the text of line 10"
          + 10: "the text of line ten"
          - 21: "the text of line 21"
          + 40: "the end"
        (38 lines unchanged)
        """
    )
  }

  @Test func `many lines that differ are counted`() {
    let old = (1...40).map { "old \($0)" }.joined(separator: "\n")
    let new = (1...40).map { "new \($0)" }.joined(separator: "\n")
    let lines = text(old, new).split(separator: "\n")
    #expect(lines.count == 13)
    #expect(lines.last == "  … and 69 more lines")
  }

  @Test func `a line that ends in another way is seen to`() {
    let old = String(repeating: "a line of text\n", count: 10)
    let new = old.replacing("text\na", with: "text\r\na", maxReplacements: 1)
    #expect(
      text(old, new) == """
        lines:
          - 1: "a line of text"
          + 1: "a line of text\\r"
        (10 lines unchanged)
        """
    )
  }

  @Test func `characters that can't be seen are escaped`() {
    #expect(text("a", "a\u{200B}") == #""a" → "a\u{200B}""#)
    #expect(text("a b", "a\u{A0}b") == #""a b" → "a\u{A0}b""#)
    #expect(text("a", "a\u{200D}") == #""a" → "a\u{200D}""#)
    #expect(text("", "\t\"\\") == #""" → "\t\"\\""#)
  }

  @Test func `an emoji of several scalars is left as it is`() {
    #expect(shortDescription(of: "👩‍👩‍👧 🇩🇪") == "\"👩‍👩‍👧 🇩🇪\"")
  }

  @Test(arguments: [
    (Duration.zero, "0 s"), (.seconds(1), "1 s"), (.milliseconds(1500), "1.5 s"),
    (.seconds(90), "1 min 30 s"), (.seconds(3600), "1 h"), (.seconds(86400 + 61), "1 d 1 min 1 s"),
    (.milliseconds(250), "250 ms"), (.microseconds(1500), "1.5 ms"), (.nanoseconds(15), "15 ns"),
    (Duration(secondsComponent: 0, attosecondsComponent: 1), "1 as"),
    (.seconds(-90), "-1 min 30 s"), (.milliseconds(-1), "-1 ms"),
    (
      Duration(secondsComponent: 59, attosecondsComponent: 1),
      "59.000000000000000001 s"
    ),
  ])
  func `durations have the units in which they are read`(duration: Duration, text: String) {
    #expect(shortDescription(of: duration) == text)
  }

  @Test(arguments: [
    (0, "2001-01-01T00:00:00Z"), (0.5, "2001-01-01T00:00:00.5Z"),
    (-978_307_200, "1970-01-01T00:00:00Z"), (-978_307_200.25, "1969-12-31T23:59:59.75Z"),
    (97_113_599, "2004-01-29T23:59:59Z"),
    (-58_060_800, "1999-03-01T00:00:00Z"), (-26_524_800, "2000-02-29T00:00:00Z"),
    (1e12, "1000000000000.0 s since 2001"),
  ])
  func `dates are read in UTC, with a fraction if there is one`(seconds: Double, text: String) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(shortDescription(of: date) == text)
  }

  @Test func `dates are read as Foundation reads them`() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<1000 {
      let seconds = Double.random(in: -3e10...3e10, using: &generator).rounded()
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let expected = "\(date)".replacing(" +0000", with: "Z").replacing(" ", with: "T")
      #expect(shortDescription(of: date) == expected)
    }
  }

  @Test func `dates that read the same are compared by their seconds`() {
    let date = Date(timeIntervalSinceReferenceDate: 1)
    let next = Date(timeIntervalSinceReferenceDate: 1.0.nextUp)
    #expect(
      text(date, next) == "timeIntervalSinceReferenceDate: 1.0 → 1.0000000000000002"
    )
  }

  @Test func `values of Foundation are read by their descriptions, and data by its bytes`() throws {
    let (old, new) = (
      try #require(URL(string: "http://a/b")), try #require(URL(string: "http://a/c"))
    )
    #expect(text([old], [new]) == "[0]: http://a/b → http://a/c")
    #expect(text(Decimal(1), Decimal(2)) == "1 → 2")
    #expect(text(Data([1, 2, 3]), Data([1, 9, 3])) == "[1]: 2 → 9\n(2 elements unchanged)")
  }
}
