/// How much a test store wants to be told.
public enum Exhaustivity: Hashable, Sendable {
  /// Every change of the state and every action of an effect has to be asserted.
  case on
  /// Only what is asserted is checked; the rest happens by itself.
  ///
  /// - Parameter showSkippedAssertions: whether what wasn't asserted is printed.
  case off(showSkippedAssertions: Bool)

  /// Only what is asserted is checked, and nothing is printed about the rest.
  public static var off: Exhaustivity { .off(showSkippedAssertions: false) }
}
