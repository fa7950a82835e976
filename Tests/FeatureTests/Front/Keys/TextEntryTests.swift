import Examples
import Testing

struct TextEntryTests {
  @Test(arguments: [
    ("ab", Key.character("c"), "abc"), ("ab", .character(" "), "ab "), ("ab", .backspace, "a"),
    ("", .backspace, ""), ("👨‍👩‍👧", .backspace, ""), ("ab cd", .control("u"), ""),
    ("ab cd", .control("w"), "ab "), ("ab cd  ", .control("w"), "ab "), ("ab", .control("w"), ""),
    ("", .control("w"), ""), ("e", .character("\u{301}"), "é"),
  ])
  func `a key edits a text`(text: String, key: Key, edited: String) {
    #expect(TextEntry.edited(text, by: key) == edited)
  }

  @Test(arguments: [Key.enter, .escape, .tab, .up, .control("c"), .delete])
  func `other keys leave it to somebody else`(key: Key) {
    #expect(TextEntry.edited("ab", by: key) == nil)
  }

  @Test(arguments: [
    (Key.character("a"), "a"), (.character(" "), "Space"), (.control("u"), "Ctrl-U"),
    (.escape, "Esc"), (.up, "Up"), (.pageDown, "PageDown"), (.backTab, "Shift-Tab"),
    (.enter, "Enter"),
  ])
  func `keys have names`(key: Key, name: String) {
    #expect(key.name == name)
  }
}
