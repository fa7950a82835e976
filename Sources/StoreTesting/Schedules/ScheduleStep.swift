/// What one step of a run was, as far as it matters to the order of the steps.
///
/// Two steps commute when the run goes the same way whichever of them comes first. Where that can't
/// be known they don't: all work of effects may touch the same memory.
package enum ScheduleStep: Hashable, Sendable {
  /// Some code of an effect, between two points at which it suspends.
  ///
  /// It meets a strategy when an effect ends, or sends through a throttle.
  case work(meetsStrategy: Bool)
  /// A reduction: it reads and writes the state, and nothing else.
  case reduction(Reach)
  /// Time passes, or the test itself does something.
  case other

  /// What a reduction does to effects.
  package enum Reach: Hashable, Sendable {
    /// Nothing.
    case state
    /// It registers some, or ends the one whose last action it was.
    case effects
    /// It cancels some that run.
    case cancels
  }

  package func commutes(with other: Self) -> Bool {
    switch (self, other) {
    case (.other, _), (_, .other): false
    case (.reduction(let reach), .work(let meetsStrategy)),
      (.work(let meetsStrategy), .reduction(let reach)):
      switch reach {
      case .state: true
      // Whether an effect has ended decides what a strategy does with the next one.
      case .effects: !meetsStrategy
      case .cancels: false
      }
    case (.reduction, .reduction), (.work, .work): false
    }
  }
}
