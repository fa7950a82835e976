/// Which interleavings of a test are run.
///
/// A *schedule* decides each point of a test at which more than one thing could go on: which of
/// several effects runs its next step, which of several sleepers that are due at the same instant
/// wakes first, which of several actions that have arrived is reduced. The first of them, in the
/// order in which they came, is the default.
///
/// Each of these is a set of schedules. With one of them, the body of the test is run once for each
/// schedule; the first that fails is shortened to the fewest choices that aren't the default, and
/// reported once, with the interleaving as text and a token that replays it.
///
/// Source of the mixture behind ``random(count:)``: S. Burckhardt, P. Kothari, M. Musuvathi,
/// S. Nagarakatte, "A Randomized Scheduler with Probabilistic Guarantees of Finding Bugs", ASPLOS 2010.
public enum Schedules: Hashable, Sendable {
  /// One schedule, drawn with a seed: equal seeds give equal interleavings.
  case seed(UInt64)
  /// So many schedules, drawn with the seeds 1, 2, 3 and so on: the same at each run of the test.
  ///
  /// Odd seeds choose uniformly. Even ones give each effect a random priority and lower the
  /// priority of the running one at two random points, which finds bugs that need few, specific
  /// preemptions.
  case random(count: Int)
  /// All schedules, depth first, up to so many.
  ///
  /// How many there were, and whether the limit cut the search, is printed.
  case exhaustive(limit: Int)
}
