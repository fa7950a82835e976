/// One file of the list: where it comes from, and how far it is.
package struct Download: Codable, Hashable, Identifiable, Sendable {
  /// Tells this file from all others of the list, for good.
  package let id: Int
  /// Where it comes from.
  package let address: String
  /// What it is called in the folder; empty if the address gives no name that is allowed.
  package let name: String
  /// Where it stands.
  package var phase: DownloadPhase
  /// How much of it has come.
  package var progress: DownloadProgress
  /// How many attempts have failed since the user asked for it.
  package var failures: Int

  /// Makes a file of the list.
  package init(
    id: Int,
    address: String,
    name: String,
    phase: DownloadPhase = .idle,
    progress: DownloadProgress = DownloadProgress(),
    failures: Int = 0
  ) {
    self.id = id
    self.address = address
    self.name = name
    self.phase = phase
    self.progress = progress
    self.failures = failures
  }

  /// What a client is asked for.
  package var request: DownloadRequest { DownloadRequest(address: address, name: name) }
}
