/// Which interleavings of a test are run.
///
/// A *schedule* decides each point of a test at which more than one thing could go on: which of
/// several effects runs its next step, which of several sleepers that are due at the same instant
/// wakes first, which of several actions that have arrived is reduced. The first of them is the
/// default: work before actions, actions of effects before those of users, each in the order in
/// which they came.
///
/// What an effect does between two points at which it suspends is one step. Two effects that share
/// memory and never suspend between reading and writing it don't race here, though they might on two
/// cores: let the clients of such a test be actors, whose calls suspend.
///
/// Each of these is a set of schedules. With one of them, the body of the test is run once for each
/// schedule; the first that fails is shortened until none of its choices can be left out, and
/// reported once, with the interleaving as text and a token that replays it. A token belongs to one build:
/// the optimizer leaves out suspensions, and with them steps.
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
  /// One of several schedules is enough that differ only in the order of steps that can't affect
  /// each other: those of a reduction, which sees and changes the state alone, and of an effect, which
  /// sees everything else. So reducers have to be pure. How many there were, and whether the limit
  /// cut the search, is printed.
  case exhaustive(limit: Int)
}
