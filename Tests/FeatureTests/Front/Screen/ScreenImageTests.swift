import Effects
import Examples
import Testing

struct ScreenImageTests {
  private let size = ScreenSize(columns: 6, rows: 4)

  private static func rows(_ texts: String...) -> [ScreenRow] {
    texts.map { ScreenRow($0, columns: $0.count) }
  }

  @Test func `the first picture clears the screen and writes what is not blank`() {
    var image = ScreenImage()
    #expect(
      image.show(Self.rows("one", "", "two"), size: size)
        == "\u{1B}[H\u{1B}[2J\u{1B}[1;1Hone\u{1B}[3;1Htwo"
    )
  }

  @Test func `the same picture again writes nothing`() {
    var image = ScreenImage()
    _ = image.show(Self.rows("one", "two"), size: size)
    #expect(image.show(Self.rows("one", "two"), size: size) == "")
  }

  @Test(arguments: [
    (["one", "too"], "\u{1B}[2;1Htoo"), (["one", "tw"], "\u{1B}[2;1Htw\u{1B}[K"),
    (["one"], "\u{1B}[2;1H\u{1B}[K"), (["one", "two", "x"], "\u{1B}[3;1Hx"),
    (["ones", "two"], "\u{1B}[1;1Hones"), (["one", "twotwo"], "\u{1B}[2;1Htwotwo"),
  ])
  func `only rows that differ are written, and cut only if they have become shorter`(
    texts: [String],
    written: String
  ) {
    var image = ScreenImage()
    _ = image.show(Self.rows("one", "two"), size: size)
    let rows = texts.map { ScreenRow($0, columns: $0.count) }
    #expect(image.show(rows, size: size) == written)
  }

  @Test func `a row that was full is never cut in its last column`() {
    var image = ScreenImage()
    _ = image.show(Self.rows("sixsix"), size: size)
    #expect(image.show(Self.rows("sixtix"), size: size) == "\u{1B}[1;1Hsixtix")
    #expect(image.show(Self.rows("fives"), size: size) == "\u{1B}[1;1Hfives\u{1B}[K")
  }

  @Test func `another size, and what can not be relied on, is drawn anew`() {
    var image = ScreenImage()
    _ = image.show(Self.rows("one"), size: size)
    let whole = "\u{1B}[H\u{1B}[2J\u{1B}[1;1Hone"
    #expect(image.show(Self.rows("one"), size: ScreenSize(columns: 9, rows: 9)) == whole)
    image.invalidate()
    #expect(image.show(Self.rows("one"), size: ScreenSize(columns: 9, rows: 9)) == whole)
  }

  @Test func `rows that have no room are not written`() {
    var image = ScreenImage()
    let text = image.show(Self.rows("a", "b", "c", "d", "e"), size: size)
    #expect(!text.contains("e"))
  }

  @Test(arguments: 1...30)
  func `whatever follows on whatever, the terminal shows the last picture`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    var image = ScreenImage()
    var replica = ScreenReplica(columns: 6, rows: 4)
    for _ in 1...100 {
      let texts = (0..<generator.number(below: 6)).map { _ in
        String(
          repeating: ["a", "b", "c"][generator.number(below: 3)],
          count: generator.number(below: 7)
        )
      }
      if generator.number(below: 10) == 0 { image.invalidate() }
      replica.write(image.show(texts.map { ScreenRow($0, columns: $0.count) }, size: size))
      let expected = (0..<4).map { $0 < texts.count ? texts[$0] : "" }
      #expect(replica.rows == expected)
    }
    #expect(replica.mistakes == [])
  }
}
