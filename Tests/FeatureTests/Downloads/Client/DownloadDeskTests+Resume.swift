import Examples
import Foundation
import TestSupport
import Testing

extension DownloadDeskTests {
  /// Transfers that are stopped, gone on with, and given up.
  struct ResumeTests {
    private static let file = ServedFile.sample

    /// A server that is silent after some of the first answer; the later answers are as given.
    private func makeRig(
      isResumable: Bool = true,
      _ later: ServedAnswer = ServedAnswer()
    ) throws -> DownloadRig {
      try DownloadRig { request in
        guard request.attempt == 1 else { return later }
        var answer = ServedAnswer.ending(.stall(after: 50_000))
        answer.isResumable = isResumable
        return answer
      }
    }

    @Test func `a fetch that is stopped keeps its part, and the next one goes on from there`()
      async throws
    {
      let rig = try makeRig()
      defer { rig.remove() }
      #expect(await rig.fetchUntilSilent() == .failure(.calledOff))
      let part = rig.folder.contents(of: "a.bin.part")?.count ?? 0
      #expect(rig.folder.names == (part > 0 ? ["a.bin.part"] : []))
      #expect(await rig.fetch() == .success(Self.file.receipt))
      #expect(rig.server.requests.last?.start == (part > 0 ? part : nil))
      #expect(rig.folder.names == ["a.bin"])
      #expect(rig.folder.contents(of: "a.bin") == Self.file.contents)
    }

    @Test func `a fetch that is stopped leaves nothing if the server can't go on`() async throws {
      let rig = try makeRig(isResumable: false)
      defer { rig.remove() }
      #expect(await rig.fetchUntilSilent() == .failure(.calledOff))
      #expect(rig.folder.names.isEmpty)
      #expect(await rig.fetch() == .success(Self.file.receipt))
      #expect(rig.server.requests.last?.start == nil)
    }

    /// Breaks a fetch off behind its first 20 000 bytes, all of which have come.
    private func breakOff(_ later: @escaping @Sendable () -> ServedAnswer) async throws
      -> DownloadRig
    {
      let rig = try DownloadRig { request in
        request.attempt == 1 ? .ending(.short(by: Self.file.length - 20_000)) : later()
      }
      let error = DownloadError.brokenOff(received: 20_000, of: Self.file.length)
      #expect(await rig.fetch() == .failure(error))
      #expect(rig.folder.names == ["a.bin.part"])
      return rig
    }

    @Test func `a fetch goes on from the byte at which the last one broke off`() async throws {
      let rig = try await breakOff { ServedAnswer() }
      defer { rig.remove() }
      #expect(await rig.fetch() == .success(Self.file.receipt))
      #expect(rig.server.requests.map(\.start) == [nil, 20_000])
      #expect(rig.folder.contents(of: "a.bin") == Self.file.contents)
    }

    @Test func `F20: a file that has changed meanwhile begins anew`() async throws {
      let rig = try await breakOff {
        var answer = ServedAnswer()
        answer.version = 2
        return answer
      }
      defer { rig.remove() }
      let changed = ServedFile(name: "a.bin", length: Self.file.length, seed: Self.file.seed + 1)
      #expect(await rig.fetch() == .success(changed.receipt))
      #expect(rig.server.requests.count == 2)
      #expect(rig.folder.contents(of: "a.bin") == changed.contents)
    }

    @Test(arguments: [0, 19_999, 20_001])
    func `F21: a rest that begins elsewhere is not taken, and the file begins anew`(
      start: Int
    ) async throws {
      let rig = try await breakOff {
        var answer = ServedAnswer()
        answer.wrongStart = start
        return answer
      }
      defer { rig.remove() }
      #expect(await rig.fetch() == .success(Self.file.receipt))
      #expect(rig.server.requests.map(\.start) == [nil, 20_000, nil])
      #expect(rig.folder.contents(of: "a.bin") == Self.file.contents)
    }

    @Test(arguments: ["shorter", "longer", "other", "none"])
    func `F22: a part that somebody has changed is not gone on from`(change: String) async throws {
      let rig = try await breakOff { ServedAnswer() }
      defer { rig.remove() }
      var part = try #require(rig.folder.contents(of: "a.bin.part"))
      switch change {
      case "shorter": part.removeLast()
      case "longer": part.append(0)
      case "other": part[7] ^= 1
      default: break
      }
      try FileManager.default.removeItem(atPath: rig.folder.path + "/a.bin.part")
      if change != "none" { rig.folder.put(part, under: "a.bin.part") }
      #expect(await rig.fetch() == .success(Self.file.receipt))
      #expect(rig.folder.names == ["a.bin"])
      #expect(rig.folder.contents(of: "a.bin") == Self.file.contents)
    }

    @Test func `F23: a server that refuses the rest is asked for all of it`() async throws {
      let rig = try DownloadRig { request in
        if request.attempt == 1 { return .ending(.short(by: Self.file.length - 20_000)) }
        return request.start == nil ? ServedAnswer() : .failure(416)
      }
      defer { rig.remove() }
      _ = await rig.fetch()
      #expect(await rig.fetch() == .success(Self.file.receipt))
      #expect(rig.folder.contents(of: "a.bin") == Self.file.contents)
    }

    @Test func `a part is kept through an attempt that doesn't reach the file`() async throws {
      let rig = try DownloadRig { request in
        switch request.attempt {
        case 1: .ending(.short(by: Self.file.length - 20_000))
        case 2: .failure(503)
        default: ServedAnswer()
        }
      }
      defer { rig.remove() }
      for _ in 1...2 { _ = await rig.fetch() }
      #expect(rig.folder.names == ["a.bin.part"])
      #expect(await rig.fetch() == .success(Self.file.receipt))
      #expect(rig.server.requests.map(\.start) == [nil, 20_000, 20_000])
    }

    @Test func `what is given up leaves nothing`() async throws {
      let rig = try await breakOff { ServedAnswer() }
      defer { rig.remove() }
      try await rig.desk.client.discard(rig.request())
      #expect(rig.folder.names.isEmpty)
      #expect(await rig.fetch() == .success(Self.file.receipt))
      #expect(rig.server.requests.last?.start == nil)
    }

    @Test func `giving up waits until the transfer has let go of its file`() async throws {
      let rig = try makeRig()
      defer { rig.remove() }
      let progress = Gate()
      let fetch = Task { await rig.fetch { _ in progress.open() } }
      await progress.wait()
      fetch.cancel()
      try await rig.desk.client.discard(rig.request())
      #expect(rig.folder.names.isEmpty)
      #expect(await fetch.value == .failure(.calledOff))
    }

    @Test func `a fetch that is cancelled before it begins asks nothing`() async throws {
      let rig = try makeRig()
      defer { rig.remove() }
      let fetch = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return await rig.fetch()
      }
      #expect(await fetch.value == .failure(.calledOff))
      #expect(rig.server.requests.isEmpty)
    }

    @Test func `at the end nothing is left but complete files, and nothing begins any more`()
      async throws
    {
      let files = ["a", "b", "c"].map { ServedFile(name: $0, length: 100_000) }
      let rig = try DownloadRig(files) { request in
        switch request.name {
        case "a": .ending(.stall(after: 50_000))
        case "b": .ending(.short(by: 1))
        default: ServedAnswer()
        }
      }
      defer { rig.remove() }
      _ = await rig.fetch("b")
      _ = await rig.fetch("c")
      let progress = Gate()
      let fetch = Task { await rig.fetch("a") { _ in progress.open() } }
      await progress.wait()
      await rig.desk.close()
      #expect(rig.folder.names == ["c"])
      #expect(await fetch.value == .failure(.calledOff))
      #expect(await rig.fetch("b") == .failure(.calledOff))
      #expect(rig.folder.names == ["c"])
    }
  }
}
