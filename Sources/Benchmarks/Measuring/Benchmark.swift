/// One line of the table: an operation, what it is measured against, and what it may cost.
struct Benchmark: Sendable {
  /// How the memory of a case is looked at, if it is.
  enum Memory: Sendable {
    /// How far the memory of the process rises.
    case peak
    /// What the operations leave behind.
    case kept
  }

  let name: String
  /// How many operations one round makes.
  let count: Int
  let rounds: Int
  /// What it is timed by, if it is.
  let stopwatch: Stopwatch
  let isTimed: Bool
  let memory: Memory?
  /// How many operations are run to count their instructions, if that is done; the difference to twice
  /// as many counts.
  let counted: Int?
  /// Whether only the instructions inside its `countedSection` count.
  let hasSection: Bool
  let targets: [Target]
  let make: @BenchmarkActor @Sendable () async -> Workload

  init(
    _ name: String,
    count: Int,
    counted: Int? = nil,
    hasSection: Bool = false,
    rounds: Int = 9,
    by stopwatch: Stopwatch = .wall,
    isTimed: Bool = true,
    memory: Memory? = nil,
    targets: [Target] = [],
    _ make: @escaping @BenchmarkActor @Sendable () async -> Workload
  ) {
    self.name = name
    self.count = count
    self.rounds = rounds
    self.stopwatch = stopwatch
    self.isTimed = isTimed
    self.memory = memory
    self.counted = counted
    self.hasSection = hasSection
    self.targets = targets
    self.make = make
  }
}
