import Effects
import Examples
import Foundation
import Store
import TestSupport
import Testing

/// The whole feature against a server with trouble.
@MainActor
struct DownloadsTroubleTests {
  private static let files = (1...6).map {
    ServedFile(name: "f\($0)", length: 20_000 * $0, seed: UInt64($0))
  }

  /// Trouble without silence, which would take a clock to end.
  private nonisolated static func answer(_ request: ServedRequest, _ seed: UInt64) -> ServedAnswer {
    var answer = TroubledServer(pace: nil, seed: seed).answer(request)
    if case .stall(let count) = answer.ending { answer.ending = .reset(after: count) }
    answer.headers = []
    return answer
  }

  private func makeStore(
    _ rig: DownloadRig,
    _ order: DownloadOrder,
    tries: Int = 10,
    observers: [any StoreObserver<Downloads.State, Downloads.Action>] = []
  ) -> Store<Downloads.State, Downloads.Action> {
    let addresses = rig.server.files.map { rig.server.address(of: $0.name) }
    return Store(initialState: Downloads.State(addresses: addresses), observers: observers) {
      Downloads(client: rig.desk.client, order: order) { _ in
        .constant(.zero, maxAttempts: tries)
      }
    }
  }

  /// Whether each file that is in the folder under its own name is complete and right.
  private func expectNothingHalf(_ rig: DownloadRig) {
    for file in rig.server.files {
      guard let bytes = rig.folder.contents(of: file.name) else { continue }
      #expect(bytes == file.contents)
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `F30: resets, wrong lengths and refusals: each file is complete with the right bytes`(
    seed: UInt64
  ) async throws {
    let rig = try DownloadRig(Self.files) { request in
      var answer = Self.answer(request, seed)
      // Another version would be other bytes, which are right, too, but not what we compare with.
      answer.version = 1
      return answer
    }
    defer { rig.remove() }
    let order = seed.isMultiple(of: 2) ? DownloadOrder.sideBySide(atMost: 3) : .oneByOne
    let store = makeStore(rig, order)
    let token = store.observe { _ in expectNothingHalf(rig) }
    await store.send(.all(.start)).finish()
    token.cancel()
    for (row, file) in zip(store.state.rows, Self.files) {
      #expect(row.phase == .finished(file.receipt))
      #expect(rig.folder.contents(of: file.name) == file.contents)
    }
    #expect(rig.folder.names == Self.files.map(\.name))
  }

  @Test func `F31: what doesn't come in so many attempts is reported, the others are complete`()
    async throws
  {
    let rig = try DownloadRig(Self.files) { request in
      switch request.name {
      case "f1": .failure(503)
      case "f2": .ending(.short(by: 1))
      case "f3": .failure(404)
      default: ServedAnswer()
      }
    }
    defer { rig.remove() }
    let store = makeStore(rig, .sideBySide(atMost: 2), tries: 3)
    await store.send(.all(.start)).finish()
    let length = Self.files[1].length
    #expect(
      store.state.rows.map(\.phase.failure) == [
        .refused(status: 503, retryAfter: nil), .brokenOff(received: length - 1, of: length),
        .refused(status: 404, retryAfter: nil), nil, nil, nil,
      ]
    )
    #expect(rig.folder.names == ["f2.part", "f4", "f5", "f6"])
    await rig.desk.close()
    #expect(rig.folder.names == ["f4", "f5", "f6"])
    expectNothingHalf(rig)
  }

  @Test func `one by one, the server is asked in the order of the list`() async throws {
    let rig = try DownloadRig(Self.files)
    defer { rig.remove() }
    let store = makeStore(rig, .oneByOne)
    await store.send(.all(.start)).finish()
    #expect(rig.server.requests.map(\.name) == Self.files.map(\.name))
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func
    `whatever the user does meanwhile, nothing is half there, and at the end nothing is left over`(
      seed: UInt64
    ) async throws
  {
    let rig = try DownloadRig(Self.files) { request in
      var answer = Self.answer(request, seed)
      answer.version = 1
      return answer
    }
    defer { rig.remove() }
    let store = makeStore(rig, .sideBySide(atMost: 3))
    var generator = SplitMix64(seed: seed)
    let commands = Downloads.Command.allCases
    var left = 40
    var tasks = [store.send(.all(.start))]
    // Each progress is an occasion to do something; what, depends on the seed.
    let token = store.observe { _ in
      expectNothingHalf(rig)
      guard left > 0, generator.number(below: 3) == 0 else { return }
      left -= 1
      let command = commands[generator.number(below: commands.count)]
      tasks.append(store.send(.row(1 + generator.number(below: 6), command.action)))
    }
    while let task = tasks.popLast() { await task.finish() }
    token.cancel()
    #expect(!store.state.isUnderWay)
    for (row, file) in zip(store.state.rows, Self.files) where row.phase.isFinished {
      #expect(row.phase == .finished(file.receipt))
      #expect(rig.folder.contents(of: file.name) == file.contents)
    }
    for row in store.state.rows where row.phase == .cancelled {
      #expect(!rig.folder.names.contains { $0.hasPrefix(row.name) })
    }
    await rig.desk.close()
    expectNothingHalf(rig)
    #expect(!rig.folder.names.contains { $0.hasSuffix(".part") })
  }
}
