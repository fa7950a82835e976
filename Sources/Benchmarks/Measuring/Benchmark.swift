/// One line of the table: an operation, what it is measured against, and what it may cost.
struct Benchmark: Sendable {
  /// How the memory of a case is looked at, if it is.
  enum Memory: Sendable {
    /// How far the memory of the process rises.
    case peak
    /// What the operations leave behind.
    case kept
  }

  /// How the instructions of a case are counted, if they are.
  struct Instructions: Sendable {
    /// How many operations are run; the difference to twice as many counts.
    let count: Int
    /// Beyond that the check fails.
    ///
    /// It comes down with what has been reached, to the target.
    let ceiling: Double?
  }

  let name: String
  /// How many operations one round makes.
  let count: Int
  let rounds: Int
  let isTimed: Bool
  let memory: Memory?
  let instructions: Instructions?
  let targets: [Target]
  let make: @BenchmarkActor @Sendable () async -> Workload

  init(
    _ name: String,
    count: Int,
    rounds: Int = 9,
    isTimed: Bool = true,
    memory: Memory? = nil,
    instructions: Instructions? = nil,
    targets: [Target] = [],
    _ make: @escaping @BenchmarkActor @Sendable () async -> Workload
  ) {
    self.name = name
    self.count = count
    self.rounds = rounds
    self.isTimed = isTimed
    self.memory = memory
    self.instructions = instructions
    self.targets = targets
    self.make = make
  }
}
