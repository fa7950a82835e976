/// How many schedules an exhaustive search has run, as text.
package struct ScheduleCount: CustomStringConvertible {
  package let description: String

  package init(_ count: Int, isCut: Bool, hasStore: Bool = true) {
    let store = hasStore ? "" : ", but no test store was made in its body: nothing was searched"
    let passed =
      isCut
      ? "the first \(count) schedules passed, and the limit left others out"
      : "all \(count) schedule\(count == 1 ? "" : "s") passed"
    description = passed + store
  }
}
