import Examples
import Foundation
import TestSupport

/// A server with one file or several, a folder, and a desk that fetches into it.
struct DownloadRig {
  let server: FileServer
  let folder: DownloadRigFolder
  let desk: DownloadDesk
  let clock = ManualClock()

  init(
    _ files: [ServedFile] = [.sample],
    limit: Duration = .seconds(30),
    writing: [DownloadFolder.Write] = [],
    plan: @escaping FileServer.Plan = { _ in ServedAnswer() }
  ) throws {
    guard let server = FileServer(files, plan: plan) else {
      throw SystemFailure(description: "socket")
    }
    self.server = server
    folder = try DownloadRigFolder()
    let place =
      if let write = writing.first {
        DownloadFolder(path: folder.path, write: write)
      } else {
        DownloadFolder(path: folder.path)
      }
    desk = DownloadDesk(folder: place, limit: limit)
  }

  /// Ends everything, the folder included.
  func remove() {
    server.stop()
    folder.remove()
  }

  func request(_ name: String = ServedFile.sample.name) -> DownloadRequest {
    DownloadRequest(address: server.address(of: name), name: name)
  }

  /// Fetches a file.
  func fetch(
    _ name: String = ServedFile.sample.name,
    report: @escaping DownloadClient.Report = { _ in }
  ) async -> Result<DownloadReceipt, DownloadError> {
    await fetch(request(name), report: report)
  }

  /// Fetches what is asked for.
  func fetch(
    _ request: DownloadRequest,
    report: @escaping DownloadClient.Report = { _ in }
  ) async -> Result<DownloadReceipt, DownloadError> {
    do throws(DownloadError) {
      return .success(try await desk.client.fetch(request, clock, report))
    } catch {
      return .failure(error)
    }
  }

  /// Fetches the file until the server is silent, then ends the fetch.
  func fetchUntilSilent() async -> Result<DownloadReceipt, DownloadError> {
    let progress = Gate()
    let transfer = Task { await fetch { _ in progress.open() } }
    await progress.wait()
    transfer.cancel()
    return await transfer.value
  }
}

extension ServedFile {
  /// A file of several blocks.
  static let sample = ServedFile(name: "a.bin", length: 200_003)

  var receipt: DownloadReceipt { DownloadReceipt(length: length, checksum: checksum) }
}
