/// How many schedules an exhaustive search has run, as text.
package struct ScheduleCount: CustomStringConvertible {
  package let description: String

  package init(_ count: Int, isCut: Bool) {
    description =
      isCut
      ? "the first \(count) schedules passed, and the limit left others out"
      : "all \(count) schedule\(count == 1 ? "" : "s") passed"
  }
}
