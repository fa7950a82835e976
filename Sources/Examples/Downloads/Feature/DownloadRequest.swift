/// What a client is asked for: where a file comes from, and what it is to be called.
package struct DownloadRequest: Hashable, Sendable {
  /// Where it comes from.
  package let address: String
  /// What it is called in the client's folder.
  package let name: String

  /// Makes a request.
  package init(address: String, name: String) {
    self.address = address
    self.name = name
  }
}
