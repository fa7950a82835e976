/// Something that belongs to a turn: to a ping or a dismissal.
struct Numbered<Content: Sendable>: Sendable {
  let turn: Int
  let content: Content

  init(_ turn: Int, _ content: Content) {
    self.turn = turn
    self.content = content
  }

  func map<Mapped>(_ transform: (Content) -> Mapped) -> Numbered<Mapped> {
    Numbered<Mapped>(turn, transform(content))
  }
}

extension Numbered: Error where Content: Error {}
