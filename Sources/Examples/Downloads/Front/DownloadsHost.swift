import Foundation

/// What a run of the example needs and has to end: the desk, and the built-in server if it is asked.
final class DownloadsHost: Sendable {
  private let settings: DownloadsSettings
  private let desk: DownloadDesk
  private let server: FileServer?
  /// What to fetch.
  let addresses: [String]

  /// Prepares a run; the server listens from now on.
  init(_ settings: DownloadsSettings) throws(UsageError) {
    self.settings = settings
    var limit = settings.limit ?? DownloadDesk.standardLimit
    if settings.addresses.isEmpty {
      let files = TroubledServer.files(settings.fileCount)
      let trouble = TroubledServer(pace: settings.pace, seed: settings.trouble)
      guard let server = FileServer(files, plan: trouble.answer) else {
        throw UsageError("the built-in server can't listen")
      }
      self.server = server
      addresses = files.map { server.address(of: $0.name) }
      limit = settings.limit ?? TroubledServer.limit
    } else {
      server = nil
      addresses = settings.addresses
    }
    desk = DownloadDesk(folder: DownloadFolder(path: settings.folder), limit: limit)
  }

  /// The desk's client; the usual folder is made if there is none.
  var client: DownloadClient {
    var client = desk.client
    guard settings.folder == DownloadsSettings.standardFolder else { return client }
    let fetch = client.fetch
    client.fetch = { request, clock, report throws(DownloadError) in
      mkdir(DownloadsSettings.standardFolder, 0o777)
      return try await fetch(request, clock, report)
    }
    return client
  }

  /// Removes everything that isn't a complete file.
  func end() async {
    await desk.close()
    server?.stop()
  }
}
