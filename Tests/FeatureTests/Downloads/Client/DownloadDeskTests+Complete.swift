import Examples
import TestSupport
import Testing

extension DownloadDeskTests {
  /// Files that come as they should.
  struct CompleteTests {
    @Test(arguments: [0, 1, 16_383, 16_384, 65_536, 1_000_003])
    func `a file of any length comes complete, with the right bytes`(length: Int) async throws {
      let file = ServedFile(name: "a", length: length, seed: 7)
      let rig = try DownloadRig([file])
      defer { rig.remove() }
      #expect(await rig.fetch("a") == .success(file.receipt))
      #expect(rig.folder.names == ["a"])
      #expect(rig.folder.contents(of: "a") == file.contents)
    }

    @Test(arguments: [0, 1, 100_000])
    func `a file of unknown length comes in chunks`(length: Int) async throws {
      let file = ServedFile(name: "a", length: length)
      let rig = try DownloadRig([file]) { _ in
        var answer = ServedAnswer()
        answer.framing = .chunked
        return answer
      }
      defer { rig.remove() }
      #expect(await rig.fetch("a") == .success(file.receipt))
      #expect(rig.folder.contents(of: "a") == file.contents)
    }

    @Test func `progress begins with the length and ends with the last byte`() async throws {
      let rig = try DownloadRig()
      defer { rig.remove() }
      let log = Log<DownloadProgress>()
      _ = await rig.fetch { log.append($0) }
      let total = ServedFile.sample.length
      #expect(log.entries.allSatisfy { $0.total == total && $0.isResumable })
      #expect(log.entries.filter(\.isComplete).count == 1)
      #expect(log.last?.isComplete == true)
      #expect(log.last?.received == total)
    }

    @Test(arguments: [true, false])
    func `who leaves when all is there has no file, and need not fetch it again if it can be kept`(
      isResumable: Bool
    ) async throws {
      let rig = try DownloadRig { _ in
        var answer = ServedAnswer()
        answer.isResumable = isResumable
        return answer
      }
      defer { rig.remove() }
      let fetch = Task {
        await rig.fetch { progress in
          if progress.isComplete { withUnsafeCurrentTask { $0?.cancel() } }
        }
      }
      #expect(await fetch.value == .failure(.calledOff))
      #expect(rig.folder.names == (isResumable ? ["a.bin.part"] : []))
      #expect(await rig.fetch() == .success(ServedFile.sample.receipt))
      #expect(rig.server.requests.count == (isResumable ? 1 : 2))
      #expect(rig.folder.names == ["a.bin"])
      #expect(rig.folder.contents(of: "a.bin") == ServedFile.sample.contents)
    }

    @Test func `an answer that leads elsewhere is followed, and the name stays`() async throws {
      let other = ServedFile(name: "other", length: 10)
      let rig = try DownloadRig([.sample, other]) { request in
        request.name == other.name ? ServedAnswer() : .failure(307, "Location: other")
      }
      defer { rig.remove() }
      #expect(await rig.fetch() == .success(other.receipt))
      #expect(rig.folder.names == [ServedFile.sample.name])
    }
  }
}
