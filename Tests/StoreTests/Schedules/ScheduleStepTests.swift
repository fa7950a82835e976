import StoreTesting
import Testing

/// Which steps may be swapped without a difference.
struct ScheduleStepTests {
  private static let steps: [ScheduleStep] = [
    .work(meetsStrategy: false), .work(meetsStrategy: true),
    .reduction(.state), .reduction(.effects), .reduction(.cancels),
    .other,
  ]

  @Test func `work commutes with a reduction unless one decides what becomes of the other`() {
    let pairs = Self.steps.flatMap { first in Self.steps.map { (first, $0) } }
    let commuting = Set(pairs.filter { $0.commutes(with: $1) }.map { [$0, $1] as Set })
    #expect(
      commuting == [
        [.work(meetsStrategy: false), .reduction(.state)],
        [.work(meetsStrategy: false), .reduction(.effects)],
        [.work(meetsStrategy: true), .reduction(.state)],
      ]
    )
  }

  @Test func `it makes no difference which step is asked`() {
    for first in Self.steps {
      for second in Self.steps {
        #expect(first.commutes(with: second) == second.commutes(with: first))
      }
    }
  }
}
