/// What differs between two values, as short text.
///
/// ```swift
/// Difference(from: old, to: new)?.description
/// ```
/// ```
/// isLoading: true → false
/// todos[4]: + Todo(id: 9, title: "Tea")
/// todos[id: 3].title: "Milk" → "Oat milk"
/// (2 properties and 3 elements unchanged)
/// ```
///
/// There is one line for each part that differs: its path, then `old → new`, `- old` for what is
/// only in the old value, or `+ new` for what is only in the new one. Parts that are equal are
/// counted. Values that do not fit on one line, and texts of several lines, follow their path on
/// lines that are indented by two spaces.
///
/// Two values differ when their own `==` says so; values without one are compared part by part, and
/// objects without one are equal to themselves and to those with equal parts. Whenever `==` says
/// that two values differ there is a line, even if all their parts look the same.
///
/// - Elements of an ordered collection belong together when they have the same `Identifiable.id`,
///   or, in a collection that names the children of its mirror, the same name. Elements without
///   an id belong together when they are equal; what is then left between two pairs is paired if
///   it is alike. An index is that of the old collection after `-` and in a move's source, of the
///   new one otherwise.
/// - Dictionaries and sets are shown in the order of their keys at every depth: numbers by size,
///   then everything else by its text. The seed of the process's hashing has no influence.
/// - Objects that refer to each other are followed once; a pair that is met again is named by
///   the path at which it was described.
///
/// The text depends on the two values and the limits alone. No input makes it trap, and cost is
/// bounded by ``DifferenceLimits/steps``, apart from what `==`, `hash(into:)`, `description` and
/// `customMirror` of the values do.
///
/// - Complexity: O(*n* log *n*), *n* the number of parts, for values with ids or hashable elements;
///   elements of other arrays are compared *n* · *d* times, *d* the number of those that differ,
///   at most 200 (Myers, "An O(ND) Difference Algorithm and Its Variations", 1986).
public struct Difference: Hashable, Sendable, CustomStringConvertible {
  /// The lines that say what differs, indented ones below the line that they belong to.
  public let lines: [String]

  /// How many changes are not shown.
  public let hiddenCount: Int

  /// What was found to be equal beside the changes, as text: `3 properties unchanged`.
  public let unchanged: String?

  /// How many parts were looked at.
  public let stepCount: Int

  /// Whether both values were compared to their ends.
  public let isComplete: Bool

  private let limits: DifferenceLimits

  /// Compares two values.
  ///
  /// The result is `nil` if the values are equal. If values without an `==` are the same as far as
  /// the limits allow to look, it says just that.
  ///
  /// - Parameters:
  ///   - old: the value before, or the one that was expected.
  ///   - new: the value after, or the one that is there.
  ///   - limits: how far to go, and how much to show.
  public init?<Value>(from old: Value, to new: Value, limits: DifferenceLimits = .default) {
    var walk = DifferenceWalk(limits: limits)
    let differs = walk.compare(old, new, .byEquality)
    guard differs || !walk.isComplete else { return nil }
    if walk.account.isEmpty { walk.write("no difference as far as they were compared") }
    lines = walk.account.lines
    hiddenCount = walk.account.hiddenCount
    unchanged = walk.unchanged.description
    stepCount = walk.steps.taken
    isComplete = walk.isComplete
    self.limits = limits
  }

  /// All lines, then one that counts what is not shown and one that counts what is equal.
  public var description: String {
    var text = lines
    if hiddenCount > 0 {
      text.append("… and \(hiddenCount) more \(hiddenCount == 1 ? "difference" : "differences")")
    }
    if !isComplete {
      text.append(
        "(compared in part: the limits are \(limits.steps) steps and \(limits.depth) levels)"
      )
    }
    if let unchanged { text.append("(\(unchanged))") }
    return text.joined(separator: "\n")
  }
}
