package import RandomNumberFeature
import Store

/// The random number on a terminal, for whoever goes on from a recording.
package struct RandomScreen: FrontScreen {
  package init() {}

  package static let keys = [
    KeyHint("p, Enter", "ask for a number"), KeyHint("d", "dismiss"), KeyHint("q", "leave"),
  ]

  package mutating func press(
    _ key: Key,
    in state: RandomNumber.State
  ) -> KeyAnswer<RandomNumber.Action> {
    switch key {
    case .character("p"), .enter: .send([.ping])
    case .character("d"): .send([.dismiss])
    case .character("q"), .escape: .quit
    default: .ignore
    }
  }

  package func draw(_ state: RandomNumber.State, on canvas: Canvas) -> [ScreenLine] {
    let style: TextStyle =
      switch state {
      case .initial: .dim
      case .loading: .accent
      case .loaded: .good
      case .error: .bad
      }
    return canvas.page(
      ScreenLine("random", .title),
      body: [ScreenLine(), ScreenLine("  " + RandomTransition.text(of: state), style)],
      keys: [KeyHint("p", "ping"), KeyHint("d", "dismiss"), KeyHint("q", "quit")]
    )
  }
}
