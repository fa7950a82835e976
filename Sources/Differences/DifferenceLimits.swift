/// How far a comparison goes and how much of it is shown.
///
/// Work is counted in steps instead of measured in time, so that a text is the same on a slow
/// machine and on a busy one.
public struct DifferenceLimits: Hashable, Sendable {
  /// How many lines of changes are shown at the most.
  ///
  /// One collection takes at most half of what the lines before it left, so that the properties
  /// behind it are seen too. What is not shown is counted.
  public var lines: Int

  /// How many characters of one value are shown at the most.
  public var columns: Int

  /// How many levels of nesting are compared; what is further down is compared as text.
  ///
  /// A stack of 512 KiB is enough for all 64.
  public var depth: Int

  /// How many parts are looked at, at the most.
  ///
  /// A part is a property, an element, an entry or a line of text. Elements that are compared
  /// in one piece of memory are cheaper: sixteen of them are a step.
  public var steps: Int

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - lines: how many lines of changes are shown; at least 1.
  ///   - columns: how many characters of one value are shown; at least 8.
  ///   - depth: how many levels are compared; at least 1, at most 64.
  ///   - steps: how many parts are looked at; at least 1.
  public init(lines: Int = 30, columns: Int = 80, depth: Int = 64, steps: Int = 1_000_000) {
    self.lines = max(1, lines)
    self.columns = max(8, columns)
    self.depth = min(max(1, depth), 64)
    self.steps = max(1, steps)
  }

  /// 30 lines, 80 characters of a value, 64 levels, a million steps.
  public static var `default`: Self { Self() }
}
