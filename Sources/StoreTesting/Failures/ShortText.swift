/// A value as one line of bounded length, for failure texts.
struct ShortText: CustomStringConvertible {
  private static var mostCharacters: Int { 200 }

  let description: String

  init(_ value: some Any) {
    let text = String(describing: value).split(separator: "\n").joined(separator: " ")
    description =
      text.count <= Self.mostCharacters ? text : text.prefix(Self.mostCharacters) + "…"
  }
}
