import Examples
import Foundation
import TestSupport
import Testing

extension DownloadDeskTests {
  /// The folder: what is there is left alone, and what can't be written is reported.
  struct FolderTests {
    private static let file = ServedFile.sample

    @Test func `E10: a file that is there already is left alone, and the server isn't asked`()
      async throws
    {
      let rig = try DownloadRig()
      defer { rig.remove() }
      rig.folder.put([1, 2, 3], under: "a.bin")
      #expect(await rig.fetch() == .failure(.alreadyThere("a.bin")))
      #expect(rig.folder.contents(of: "a.bin") == [1, 2, 3])
      #expect(rig.server.requests.isEmpty)
    }

    @Test func `E11: a part that is somebody else's is left alone`() async throws {
      let rig = try DownloadRig()
      defer { rig.remove() }
      rig.folder.put([1, 2, 3], under: "a.bin.part")
      #expect(await rig.fetch() == .failure(.alreadyThere("a.bin.part")))
      try await rig.desk.client.discard(rig.request())
      await rig.desk.close()
      #expect(rig.folder.contents(of: "a.bin.part") == [1, 2, 3])
    }

    @Test func `E12: a link in place of a part is not followed`() async throws {
      let rig = try DownloadRig()
      defer { rig.remove() }
      rig.folder.put([1, 2, 3], under: "target")
      try FileManager.default.createSymbolicLink(
        atPath: rig.folder.path + "/a.bin.part",
        withDestinationPath: rig.folder.path + "/target"
      )
      #expect(await rig.fetch() == .failure(.alreadyThere("a.bin.part")))
      #expect(rig.folder.contents(of: "target") == [1, 2, 3])
    }

    @Test func `E13: what appears under the name during the transfer is not replaced`() async throws
    {
      let folder = try DownloadRigFolder()
      defer { folder.remove() }
      let server = try #require(
        FileServer([Self.file]) { _ in
          folder.put([1, 2, 3], under: "a.bin")
          return ServedAnswer()
        }
      )
      defer { server.stop() }
      let desk = DownloadDesk(folder: DownloadFolder(path: folder.path))
      let request = DownloadRequest(address: server.address(of: "a.bin"), name: "a.bin")
      await #expect(throws: DownloadError.alreadyThere("a.bin")) {
        try await desk.client.fetch(request, ManualClock()) { _ in }
      }
      #expect(folder.contents(of: "a.bin") == [1, 2, 3])
      #expect(folder.names == ["a.bin"])
    }

    @Test(arguments: [true, false])
    func `E14: a disk that is full is reported, and its room is given back`(
      isResumable: Bool
    ) async throws {
      let written = Log<Int>()
      let fill: DownloadFolder.Write = { descriptor, bytes in
        guard written.entries.reduce(0, +) < 50_000 else {
          errno = ENOSPC
          return -1
        }
        // The system may take less than all.
        let count = write(descriptor, bytes.baseAddress, min(bytes.count, 10_000))
        written.append(count)
        return count
      }
      let rig = try DownloadRig(writing: [fill]) { _ in
        var answer = ServedAnswer()
        answer.isResumable = isResumable
        return answer
      }
      defer { rig.remove() }
      #expect(await rig.fetch() == .failure(.disk("no space left on device")))
      #expect(rig.folder.names.isEmpty)
    }

    @Test
    func `E15: a folder that isn't there, or is none, is reported before the server is asked`()
      async throws
    {
      let rig = try DownloadRig()
      defer { rig.remove() }
      rig.folder.put([], under: "file")
      for (path, reason) in [
        ("/missing", "no such file or directory"), ("/file", "not a directory"),
      ] {
        let place = rig.folder.path + path
        let desk = DownloadDesk(folder: DownloadFolder(path: place))
        await #expect(throws: DownloadError.disk("\(place): \(reason)")) {
          try await desk.client.fetch(rig.request(), rig.clock) { _ in }
        }
      }
      #expect(rig.server.requests.isEmpty)
    }

    @Test(arguments: ["", "../x", "a/b", ".", "x.part"])
    func `E16: a name that could do harm is refused here, too`(name: String) async throws {
      let rig = try DownloadRig()
      defer { rig.remove() }
      let request = DownloadRequest(address: rig.server.address(of: "a.bin"), name: name)
      let result = await rig.fetch(request)
      guard case .failure(.badName) = result else {
        Issue.record("\(result)")
        return
      }
      #expect(rig.server.requests.isEmpty)
    }

    @Test func `two fetches of one file take turns`() async throws {
      let rig = try DownloadRig()
      defer { rig.remove() }
      async let first = rig.fetch()
      async let second = rig.fetch()
      let results = await [first, second]
      #expect(results.contains(.success(Self.file.receipt)))
      #expect(results.contains(.failure(.alreadyThere("a.bin"))))
      #expect(rig.folder.contents(of: "a.bin") == Self.file.contents)
    }
  }
}
