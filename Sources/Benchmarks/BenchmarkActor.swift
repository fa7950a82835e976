/// The actor on which everything that is measured lives: the stores, and what stands beside them.
///
/// The main actor would do as well. Where it is reached through an event loop, a hop there costs many
/// times more, for both sides, and would hide what is measured.
@globalActor
actor BenchmarkActor {
  static let shared = BenchmarkActor()
}
