import Effects
import Examples
import RandomNumberFeature
import Store
import StoreTracing
import Testing

/// Random scripts, recorded and replayed.
@MainActor
struct CompareReplayTests {
  /// Sees every state, the first one included.
  private final class States: StoreObserver {
    private(set) var all: [RandomNumber.State] = [.initial]

    func didReduce(
      _ action: RandomNumber.Action,
      from old: RandomNumber.State,
      to new: RandomNumber.State,
      origin: ActionOrigin
    ) {
      all.append(new)
    }
  }

  @Test(arguments: 1...20)
  func `a random script replays to identical states, those of the table`(seed: UInt64) async throws
  {
    var generator = SplitMix64(seed: seed)
    var options = CompareOptions()
    options.seed = seed
    options.rejectsOdd = generator.number(below: 2) == 0
    options.script = (1...60).map { _ in
      CompareStep.allCases[generator.number(below: CompareStep.allCases.count)]
    }
    // Without a number at its end a script might have none at all.
    options.script += [.ping, .wait]
    let memory = TraceMemory()
    let recorder = TraceRecorder<RandomNumber.State, RandomNumber.Action>(sink: memory)
    let states = States()
    let report = await CompareExample.report(options, observers: [recorder, states])
    try recorder.close()
    let feature = RandomNumber(client: .local(seed: seed), range: options.range)
    let replay = try replay(memory.trace()) { feature }
    #expect(replay.divergence == nil)
    let replayed = (0...replay.lastStep).map(replay.state)
    #expect(replayed == states.all)
    #expect(replayed.contains { $0.value != nil || $0.error != nil })
    let shown = replayed.reduce(into: CompareTimeline()) { $0.append($1, during: 0) }
    #expect(shown.states == report.store.states)
  }
}
