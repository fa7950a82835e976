package import RandomNumberFeature
import Store

/// The random number on a terminal.
package struct RandomScreen: FrontScreen {
  /// How long the screen has been moving, and since when the latest request is under way.
  private var elapsed = Duration.zero
  private var asked = Duration.zero

  package init() {}

  package static let keys = [
    KeyHint("p, Enter", "ask for a number; a request under way is dropped for the new one"),
    KeyHint("d", "forget the number, or cancel the request under way"),
    KeyHint("q", "leave"),
  ]

  package mutating func press(
    _ key: Key,
    in state: RandomNumber.State
  ) -> KeyAnswer<RandomNumber.Action> {
    switch key {
    case .character("p"), .enter:
      asked = state.isLoading ? elapsed : .zero
      return .send([.ping])
    case .character("d"): return .send([.dismiss])
    case .character("q"), .escape: return .quit
    default: return .ignore
    }
  }

  package func isMoving(in state: RandomNumber.State) -> Bool { state.isLoading }

  package mutating func move(_ elapsed: Duration) {
    self.elapsed = elapsed
  }

  package func draw(_ state: RandomNumber.State, on canvas: Canvas) -> [ScreenLine] {
    canvas.page(
      ScreenLine("random", .title),
      body: [ScreenLine()] + lines(of: state),
      keys: [KeyHint("p", "ping"), KeyHint("d", "dismiss"), KeyHint("q", "quit")]
    )
  }

  private func lines(of state: RandomNumber.State) -> [ScreenLine] {
    let text = "  " + RandomTransition.text(of: state)
    switch state {
    case .initial: return [ScreenLine(text, .dim)]
    case .loading:
      let spinner = Spinner(hasColour: false)
      return [ScreenLine("  " + spinner.text(after: elapsed - asked), .accent)]
    case .loaded: return [ScreenLine(text, .good)]
    case .error(let error):
      return [ScreenLine(text, .bad), ScreenLine("  \(error.description)", .dim)]
    }
  }
}
