/// What runs on a screen; `ScreenSession` has the terminal, and tells of keys.
@MainActor
protocol ScreenProgram: AnyObject {
  /// The size from which on it can be drawn.
  var smallest: ScreenSize { get }
  /// Whether keys mean something on a terminal that is smaller, where nothing can be seen of it.
  var takesKeysUnseen: Bool { get }
  /// How the process ends when the user leaves.
  var exitCode: ExitCode { get }

  /// It is on the screen from now on, and calls `changed` whenever it looks different.
  func begin(_ changed: @escaping () -> Void)
  /// A key was pressed.
  func press(_ key: Key) -> ProgramAnswer
  /// The lines of the screen, from the top; what goes beyond its size is cut.
  func draw(on canvas: Canvas) -> [ScreenLine]
  /// It isn't on the screen any more, and cancels what it has started.
  func end()
}
