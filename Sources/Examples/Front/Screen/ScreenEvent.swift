/// What happens around a screen.
enum ScreenEvent: Hashable, Sendable {
  case keys([Key])
  /// There is no keyboard any more.
  case end
  case signal(Int32)
  /// The program has gone on for a while without the terminal.
  case stillBehind
}
