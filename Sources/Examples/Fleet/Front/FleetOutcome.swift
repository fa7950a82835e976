import Store

/// What has come out of a run, for those who read and for programs.
package struct FleetOutcome: Hashable, Sendable {
  /// What the dashboard knows at the end.
  package let state: Fleet.State
  /// What a count without any store gives.
  package let expected: Readings

  /// Counts what a run should have given.
  ///
  /// - Complexity: O(n), n the readings of the plan.
  package init(_ state: Fleet.State) {
    self.state = state
    expected = state.plan.expectedReadings
  }

  /// Whether the devices, the dashboard and the count agree.
  package var agrees: Bool { state.agrees == true && state.total == expected }

  /// The same in words.
  package var verdict: String {
    guard !agrees else { return "all sums agree, no update was lost" }
    return state.misplacedReports == 0
      ? "the sums do not agree"
      : "the sums do not agree, reports misplaced: \(state.misplacedReports)"
  }
}
