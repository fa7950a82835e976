import Examples
import Testing

/// The best and the worst of some laps.
struct StopwatchLapTests {
  private func makeState(_ seconds: [Int]) -> Stopwatch.State {
    let laps = seconds.enumerated().map { StopwatchLap(id: $0 + 1, duration: .seconds($1)) }
    return .init(elapsed: .seconds(100), laps: laps)
  }

  @Test(
    arguments: [
      ([], nil, nil), ([3], nil, nil), ([3, 4], 1, 2), ([4, 3], 2, 1), ([3, 3], 1, 1),
      ([5, 2, 9, 2, 9], 2, 3),
    ] as [([Int], Int?, Int?)]
  )
  func `the first of equal laps counts, and one lap is neither`(
    seconds: [Int],
    best: Int?,
    worst: Int?
  ) {
    #expect(makeState(seconds).bestLap?.id == best)
    #expect(makeState(seconds).worstLap?.id == worst)
  }

  @Test func `the current lap is what the others have left`() {
    #expect(makeState([30, 20]).currentLap == .seconds(50))
    #expect(makeState([]).currentLap == .seconds(100))
  }
}
