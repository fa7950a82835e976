/// How much a test store wants to be told.
public enum Exhaustivity: Hashable, Sendable {
  /// Every change of the state and every action of an effect has to be asserted.
  case on
  /// Only what is asserted is checked; the rest happens by itself.
  ///
  /// An expectation is applied to the state in which all has settled, and compared with it: it says what
  /// values are then, so that it assigns (`$0.ticks = 3`) and doesn't add.
  ///
  /// - Parameter showSkippedAssertions: whether what was neither received nor expected is shown, as a
  ///   warning.
  case off(showSkippedAssertions: Bool)

  /// Only what is asserted is checked, and nothing is printed about the rest.
  public static var off: Exhaustivity { .off(showSkippedAssertions: false) }
}
