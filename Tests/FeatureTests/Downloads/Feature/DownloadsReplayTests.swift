import Effects
import Examples
import Foundation
import Store
import StoreTesting
import StoreTracing
import TestSupport
import Testing

/// What was recorded of a list of files replays to the same states.
@MainActor
struct DownloadsReplayTests {
  private static func client(_ seed: UInt64) -> DownloadClient {
    let answers = Locked(SplitMix64(seed: seed))
    return DownloadClient(
      fetch: { request, _, report throws(DownloadError) in
        let (kind, part) = answers.withLock { ($0.number(below: 5), $0.number(below: 100)) }
        await report(.part(part, isResumable: kind > 2))
        switch kind {
        case 0: throw .stalled
        case 1: throw .refused(status: 503, retryAfter: part)
        case 2: throw .disk("full")
        default: return DownloadReceipt(length: 100, checksum: UInt32(part))
        }
      },
      discard: { _ in }
    )
  }

  private static func action(
    _ state: Downloads.State,
    _ generator: inout SplitMix64
  ) -> Downloads.Action {
    let commands = Downloads.Command.allCases
    let id = 1 + generator.number(below: state.nextID)
    switch generator.number(below: 12) {
    case 0: return .add("http://host/\(generator.number(below: 9))")
    case 1: return .remove(id)
    case 2: return .clearFinished
    case 3: return .all(commands[generator.number(below: commands.count)])
    default: return .row(id, commands[generator.number(below: commands.count)].action)
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a random session replays to the same states`(seed: UInt64) async throws {
    var generator = SplitMix64(seed: seed)
    let memory = TraceMemory()
    let recorder = TraceRecorder<Downloads.State, Downloads.Action>(sink: memory)
    let feature = Downloads(client: Self.client(seed), order: .sideBySide(atMost: 2))
    let store = Store(
      initialState: Downloads.State.list(["a", "b", "c", ".x"]),
      clock: ImmediateClock(),
      observers: [recorder]
    ) { feature }
    var states = [store.state]
    let token = store.observe { states.append($0) }
    states.removeLast()
    for _ in 0..<80 {
      let task = store.send(Self.action(store.state, &generator))
      if generator.number(below: 2) == 0 { await task.finish() }
    }
    await store.send(.all(.cancel)).finish()
    token.cancel()
    try recorder.close()
    let replay = try replay(memory.trace()) { feature }
    #expect(replay.divergence == nil)
    #expect((0...replay.lastStep).map(replay.state) == states)
  }

  @Test func `states and actions are the same when they have been written and read`() throws {
    var state = Downloads.State.list(["a", "b", ".x"])
    state.change(1) { $0.phase = .backingOff(.seconds(1.5)) }
    state.change(2) { $0.phase = .finished(.sample) }
    let actions: [Downloads.Action] = [
      .add("x"), .all(.pause), .remove(3), .clearFinished, .row(1, .progressed(.part(4))),
      .row(2, .failed(.brokenOff(received: 1, of: nil))), .row(3, .discarded(nil)),
    ]
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    #expect(
      try decoder.decode(Downloads.State.self, from: encoder.encode(state)) == state
    )
    #expect(
      try decoder.decode([Downloads.Action].self, from: encoder.encode(actions)) == actions
    )
  }
}
