/// The part of two long texts in which they differ.
enum Excerpt {
  /// How much is shown of what is the same before and after.
  private static var context: Int { 12 }

  /// The texts in quotes; of long ones the middle that differs, with an ellipsis for the rest.
  static func quotedPair(
    _ old: String,
    _ new: String,
    columns: Int
  ) -> (old: String, new: String) {
    excerpts(old, new, columns: columns, quote: QuotedText.quote)
  }

  /// The same without quotes.
  static func pair(_ old: String, _ new: String, columns: Int) -> (old: String, new: String) {
    excerpts(old, new, columns: columns) { String($0) }
  }

  private static func excerpts(
    _ old: String,
    _ new: String,
    columns: Int,
    quote: (Substring) -> String
  ) -> (old: String, new: String) {
    if !old.isLonger(columns), !new.isLonger(columns) { return (quote(old[...]), quote(new[...])) }
    let (first, last) = commonEnds(old, new)
    let texts = [old, new].map { excerpt($0, first, last, columns, quote) }
    return (texts[0], texts[1])
  }

  /// How many bytes are the same at the beginning and at the end.
  private static func commonEnds(_ old: String, _ new: String) -> (first: Int, last: Int) {
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    let ends = CommonEnds(old.count, new.count) { old[$0] == new[$1] }
    return (ends.first, ends.last)
  }

  private static func excerpt(
    _ text: String,
    _ first: Int,
    _ last: Int,
    _ columns: Int,
    _ quote: (Substring) -> String
  ) -> String {
    var text = text
    text.makeContiguousUTF8()
    let bytes = text.utf8
    var start = bytes.index(bytes.startIndex, offsetBy: first)
    var end = bytes.index(bytes.endIndex, offsetBy: -last)
    // Back to whole characters, and some more.
    while start > text.startIndex, start.samePosition(in: text) == nil {
      start = bytes.index(before: start)
    }
    while end < text.endIndex, end.samePosition(in: text) == nil { end = bytes.index(after: end) }
    start = text.index(start, offsetBy: -context, limitedBy: text.startIndex) ?? text.startIndex
    end = text.index(end, offsetBy: context, limitedBy: text.endIndex) ?? text.endIndex
    var middle = text[start..<end]
    if middle.isLonger(columns) { middle = middle.prefix(columns) }
    return (start > text.startIndex ? "…" : "") + quote(middle)
      + (middle.endIndex < text.endIndex ? "…" : "")
  }
}
