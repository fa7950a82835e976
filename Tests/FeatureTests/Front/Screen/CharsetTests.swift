import Examples
import Testing

struct CharsetTests {
  @Test(arguments: [
    ([:], Charset.ascii), (["LANG": "C"], .ascii), (["LANG": "en_US.UTF-8"], .unicode),
    (["LANG": "de_DE.utf8"], .unicode), (["LANG": "de_DE.ISO-8859-1"], .ascii),
    (["LC_ALL": "C", "LANG": "en_US.UTF-8"], .ascii),
    (["LC_ALL": "", "LANG": "en_US.UTF-8"], .unicode),
    (["LC_CTYPE": "C.UTF-8", "LANG": "C"], .unicode),
    (["LC_ALL": "POSIX", "LC_CTYPE": "C.UTF-8"], .ascii),
  ])
  func `the locale decides about the characters`(environment: [String: String], charset: Charset) {
    #expect(Charset(environment) == charset)
  }

  @Test(arguments: [
    (["TERM": "xterm"], ScreenTraits(charset: .ascii, hasColour: true)),
    (["TERM": "xterm", "NO_COLOR": "1"], ScreenTraits(charset: .ascii, hasColour: false)),
    (["TERM": "xterm", "LANG": "C.UTF-8"], ScreenTraits(charset: .unicode, hasColour: true)),
    (["TERM": "dumb"], nil), ([:], nil),
  ])
  func `a screen needs a terminal with control sequences`(
    environment: [String: String],
    traits: ScreenTraits?
  ) {
    #expect(ScreenTraits(isTerminal: true, environment) == traits)
    #expect(ScreenTraits(isTerminal: false, environment) == nil)
  }
}
