/// What an example shows on a terminal: a value that decides; `ScreenSession` acts.
///
/// It holds what only the screen knows, such as which row is selected; all else is in the state.
package protocol FrontScreen<State, Action>: Sendable {
  associatedtype State
  associatedtype Action

  init()

  /// The size from which on it can be drawn.
  static var smallest: ScreenSize { get }
  /// All keys, for the help.
  static var keys: [KeyHint] { get }

  /// A key was pressed.
  mutating func press(_ key: Key, in state: State) -> KeyAnswer<Action>
  /// Whether it changes with time in this state, as a spinner does.
  func isMoving(in state: State) -> Bool
  /// It has been moving for that long.
  mutating func move(_ elapsed: Duration)
  /// The lines of the screen, from the top; what goes beyond its size is cut.
  func draw(_ state: State, on canvas: Canvas) -> [ScreenLine]
}

extension FrontScreen {
  package static var smallest: ScreenSize { ScreenSize(columns: 40, rows: 8) }

  package func isMoving(in state: State) -> Bool { false }
  package mutating func move(_ elapsed: Duration) {}
}
