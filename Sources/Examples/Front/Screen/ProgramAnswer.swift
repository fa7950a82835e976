/// What a program on a screen makes of a key.
enum ProgramAnswer {
  /// The key means nothing here.
  case ignore
  /// The screen looks different now.
  case redraw
  /// The user wants to leave.
  case quit
  /// Another program takes its place.
  case become(any ScreenProgram)
}
