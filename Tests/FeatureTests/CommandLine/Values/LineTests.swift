import Examples
import Testing

struct LineTests {
  @Test func `lines are put together from the pieces in which they come`() {
    #expect(lines(["pi", "ng\nwa", "it", "\n\nquit"]) == ["ping", "wait", "", "quit"])
  }

  @Test func `a carriage return before the line feed is no part of the line`() {
    #expect(lines(["ping\r\nwait\r", "\n"]) == ["ping", "wait"])
  }

  @Test func `nothing stands after the last line feed`() {
    #expect(lines(["ping\n"]) == ["ping"])
    #expect(lines([]) == [])
  }

  @Test func `of a long line only the beginning is kept, with a mark`() {
    let long = String(repeating: "x", count: 3 * LineSplitter.longestLine)
    #expect(
      lines([long, long + "\nping\n"])
        == [String(long.prefix(LineSplitter.longestLine)) + "…", "ping"]
    )
  }

  @Test func `the longest line carries no mark`() {
    let long = String(repeating: "x", count: LineSplitter.longestLine)
    #expect(lines([long, "\n"]) == [long])
  }

  @Test func `a line is under way until its end`() {
    var splitter = LineSplitter()
    splitter.append("ping\nwa".utf8)
    #expect(splitter.next() == "ping")
    #expect(splitter.next() == nil)
    #expect(splitter.isInLine)
    splitter.append("it\n".utf8)
    #expect(splitter.next() == "wait")
    #expect(!splitter.isInLine)
  }

  @Test func `bytes that are no text become replacement characters`() {
    var splitter = LineSplitter()
    splitter.append([0xFF, 0x0A])
    #expect(splitter.next() == "\u{FFFD}")
  }

  @Test func `a line goes to who asked for it`() {
    var demand = LineDemand<Int>()
    guard case .read = demand.asks(1) else {
      Issue.record("nothing is read")
      return
    }
    #expect(demand.arrives() == 1)
    #expect(demand.arrives() == nil)
  }

  @Test func `the end sends the one who waits away, and all who come later`() {
    var demand = LineDemand<Int>()
    _ = demand.asks(1)
    #expect(demand.ends() == 1)
    #expect(demand.ends() == nil)
    guard case .refuse(2) = demand.asks(2) else {
      Issue.record("somebody waits in vain")
      return
    }
    #expect(demand.arrives() == nil)
  }

  private func lines(_ pieces: [String]) -> [String] {
    var splitter = LineSplitter()
    var lines: [String] = []
    for piece in pieces {
      splitter.append(Array(piece.utf8))
      while let line = splitter.next() { lines.append(line) }
    }
    if let line = splitter.last() { lines.append(line) }
    return lines
  }
}
