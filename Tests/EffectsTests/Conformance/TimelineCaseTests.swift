import TestSupport
import Testing

struct TimelineCaseTests {
  @Test func `the fixture has every case, each with an id of its own`() throws {
    let cases = try TimelineCase.all()
    #expect(cases.count == 183)
    #expect(Set(cases.map(\.id)).count == 183)
  }

  @Test func `a case of flatten has its inputs, its subscriptions and what must come out`() throws {
    let cases = try TimelineCase.all(of: .flatten, .latest)
    #expect(cases.count == 21)
    let first = try #require(cases.first { $0.id == "switchMap-10" })
    #expect(
      first.outer
        == Timeline(
          .hot,
          [.init(9, .value("x")), .init(19, .value("y")), .init(29, .finished)]
        )
    )
    #expect(first.inners?["y"] == Timeline(.cold, [.init(0, .failure)]))
    #expect(first.innerSubscriptions == [.init("x", 9, 19), .init("y", 19, 19)])
    #expect(first.expected == [.init(19, .failure)])
    #expect(first.unsubscribe == nil)
  }

  @Test func `a subscription may have no end, a consumer may go away`() throws {
    let cases = try TimelineCase.all(of: .flatten, .latest)
    #expect(cases.first { $0.id == "switchMap-03" }?.innerSubscriptions?.last?.end == nil)
    #expect(cases.first { $0.id == "switchMap-02" }?.unsubscribe == 21)
  }
}
