import Effects
import Examples
import Testing

struct KeyParserTests {
  private static func keys(_ text: String) -> [Key] {
    var parser = KeyParser()
    return parser.parse(text.utf8) + parser.flush()
  }

  @Test(arguments: [
    ("a", [Key.character("a")]), ("~", [.character("~")]), (" ", [.character(" ")]),
    ("é", [.character("é")]), ("→", [.character("→")]), ("😀", [.character("😀")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]),
    ("\u{8}", [.backspace]), ("\u{1}", [.control("a")]), ("\u{4}", [.control("d")]),
    ("\u{1A}", [.control("z")]), ("\u{0}", [.control("@")]), ("\u{1F}", [.control("_")]),
    ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape, .escape]),
    ("\u{1B}q", [.escape, .character("q")]), ("\u{1B}O", [.escape, .character("O")]),
    ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]),
    ("\u{1B}OA", [.up]), ("\u{1B}OH", [.home]), ("\u{1B}OF", [.end]), ("\u{1B}OM", [.enter]),
    ("\u{1B}[H", [.home]), ("\u{1B}[F", [.end]), ("\u{1B}[1~", [.home]), ("\u{1B}[7~", [.home]),
    ("\u{1B}[4~", [.end]), ("\u{1B}[8~", [.end]), ("\u{1B}[3~", [.delete]),
    ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}[Z", [.backTab]),
    ("\u{1B}[1;5C", [.right]), ("\u{1B}[3;2~", [.delete]),
    ("ab\u{1B}[Ac", [.character("a"), .character("b"), .up, .character("c")]),
  ])
  func `bytes are keys`(text: String, keys: [Key]) {
    #expect(Self.keys(text) == keys)
  }

  @Test(arguments: ["\u{1B}[15~", "\u{1B}[?1;2c", "\u{1B}[I", "\u{1B}[", "\u{1B}[12;", "\u{1B}OP"])
  func `a sequence that stands for no key is none`(text: String) {
    #expect(Self.keys(text) == [])
  }

  @Test(
    arguments: [
      ([0xFF, 0x61], "a"), ([0xC3, 0x61], "a"), ([0xE2, 0x86, 0x61], "a"), ([0x80, 0x61], "a"),
      ([0xC0, 0xAF, 0x61], "a"), ([0xED, 0xA0, 0x80, 0x61], "a"), ([0xC3, 0xC3, 0xA9], "é"),
    ] as [([UInt8], Character)]
  )
  func `bytes that are no character are left out`(bytes: [UInt8], rest: Character) {
    var parser = KeyParser()
    #expect(parser.parse(bytes) == [.character(rest)])
    #expect(!parser.isInKey)
  }

  @Test func `a control sequence that is broken off begins anew`() {
    #expect(Self.keys("\u{1B}[1\u{1B}[A") == [.up])
    #expect(Self.keys("\u{1B}[1é") == [.character("é")])
  }

  @Test func `a control sequence without an end costs no memory`() {
    var parser = KeyParser()
    let keys = parser.parse("\u{1B}[".utf8) + parser.parse(Array(repeating: 0x31, count: 100))
    #expect(keys.count == 100 - 32)
  }

  @Test func `wherever reads cut the bytes, the keys are the same`() {
    let bytes = Array("a\u{1B}[A\u{1B}[1;5Dé→😀\u{1B}OF\u{1B}[3~\r".utf8)
    var whole = KeyParser()
    let expected = whole.parse(bytes)
    #expect(expected.count == 9)
    for cut in bytes.indices {
      var parser = KeyParser()
      #expect(parser.parse(bytes[..<cut]) + parser.parse(bytes[cut...]) == expected)
      #expect(!parser.isInKey)
    }
  }

  @Test func `only an unfinished key is waited for`() {
    var parser = KeyParser()
    for byte in Array("\u{1B}[1;5".utf8) {
      #expect(parser.parse([byte]) == [])
      #expect(parser.isInKey)
    }
    #expect(parser.parse("C".utf8) == [.right])
    #expect(!parser.isInKey)
    #expect(parser.flush() == [])
  }

  @Test(arguments: 1...50)
  func `whatever comes, the next key is read`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    var parser = KeyParser()
    _ = parser.parse((0..<400).map { _ in UInt8(generator.number(below: 256)) })
    _ = parser.flush()
    #expect(parser.parse("x".utf8) == [.character("x")])
  }
}
