import Store

/// The search on a terminal.
package struct SearchScreen: FrontScreen {
  /// The hit that is looked at, from 0; of another answer, the first one is.
  private var selection = 0
  private var selectedQuery = ""

  package init() {}

  package static let keys = [
    KeyHint("any character", "types it"), KeyHint("Backspace, Ctrl-W, Ctrl-U", "take some back"),
    KeyHint("Enter", "search without a pause, or try again"),
    KeyHint("Up, Down, PageUp, PageDown, Home, End", "go through the hits"),
    KeyHint("Esc", "clear; leave if nothing is typed"), KeyHint("Ctrl-D", "leave"),
  ]

  package mutating func press(_ key: Key, in state: Search.State) -> KeyAnswer<Search.Action> {
    switch key {
    case .escape: return state.query.isEmpty ? .quit : .send([.clear])
    case .enter: return .send([state.results.error == nil ? .submit : .retry])
    case .up: return select(index(in: state) - 1, state)
    case .down: return select(index(in: state) + 1, state)
    case .pageUp: return select(index(in: state) - 10, state)
    case .pageDown: return select(index(in: state) + 10, state)
    case .home: return select(0, state)
    case .end: return select(.max, state)
    default: break
    }
    guard let query = TextEntry.edited(state.query, by: key), query != state.query else {
      return .ignore
    }
    return .send([.queryChanged(query)])
  }

  private mutating func select(
    _ index: Int,
    _ state: Search.State
  ) -> KeyAnswer<Search.Action> {
    guard let results = state.results.value, !results.hits.isEmpty else { return .ignore }
    selection = min(max(index, 0), results.hits.count - 1)
    selectedQuery = results.query
    return .redraw
  }

  private func index(in state: Search.State) -> Int {
    guard let results = state.results.value, results.query == selectedQuery else { return 0 }
    return min(selection, max(results.hits.count - 1, 0))
  }

  package func draw(_ state: Search.State, on canvas: Canvas) -> [ScreenLine] {
    let (status, style) = Self.status(of: state)
    let title = ScreenLine("search", .title).adding("  " + status, style)
    let field = canvas.field("query: ", state.query)
    guard let results = state.results.value else {
      return canvas.page(title, body: [field], keys: Self.hints(in: state))
    }
    let selected = index(in: state)
    let hits = results.hits.enumerated().map { index, hit in
      let line = Self.line(of: hit)
      return index == selected ? line.filled(to: canvas.columns, .selected) : line
    }
    return canvas.page(
      title,
      body: [field, ScreenLine()] + hits,
      // The query stays in sight as long as the first hits do.
      focus: selected == 0 ? 0 : selected + 2,
      keys: Self.hints(in: state)
    )
  }

  private static func status(of state: Search.State) -> (String, TextStyle) {
    switch state.results {
    case .initial: ("type something", .dim)
    case .loading: ("searching…", .accent)
    case .loaded(let results): (SearchReport.count(results), results.total == 0 ? .warning : .good)
    case .error(let error): (SearchReport.text(error), .bad)
    }
  }

  private static func line(of hit: SearchHit) -> ScreenLine {
    switch hit.rank {
    case .prefix: ScreenLine("  ● ", .good).adding(hit.text)
    case .word: ScreenLine("  ○ ", .accent).adding(hit.text)
    case .substring: ScreenLine("  · ", .dim).adding(hit.text, .dim)
    }
  }

  private static func hints(in state: Search.State) -> [KeyHint] {
    let enter = KeyHint("Enter", state.results.error == nil ? "search now" : "try again")
    let escape = KeyHint("Esc", state.query.isEmpty ? "quit" : "clear")
    let arrows = KeyHint("↑ ↓", "hits")
    return state.results.value?.hits.isEmpty == false ? [enter, escape, arrows] : [enter, escape]
  }
}
