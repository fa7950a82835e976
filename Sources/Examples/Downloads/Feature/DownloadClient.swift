/// What fetches files into a folder, as a value that tests and previews replace.
///
/// **Isolation:** the closures may be called from anywhere, any number at a time.
package struct DownloadClient: Sendable {
  /// Is told how much has come, and returns when that has been taken note of.
  package typealias Report = @Sendable (DownloadProgress) async -> Void

  /// Fetches a file, from where the last fetch of it has stopped if the server can.
  ///
  /// It returns when the file is complete and under its name. Whatever else happens, there is
  /// nothing under that name. The last report says that all is there: the file gets its name if
  /// the caller isn't cancelled when that returns, so nobody has a file that he has given up.
  ///
  /// **Cancellation:** throws, and keeps what has come if the server can go on from there.
  package var fetch:
    @Sendable (DownloadRequest, any Clock<Duration>, @escaping Report) async throws(DownloadError)
      -> DownloadReceipt
  /// Removes what fetches of a file that isn't complete have left; not the file itself.
  package var discard: @Sendable (DownloadRequest) async throws(DownloadError) -> Void

  /// Makes a client.
  package init(
    fetch:
      @escaping @Sendable (DownloadRequest, any Clock<Duration>, @escaping Report)
      async throws(DownloadError) -> DownloadReceipt,
    discard: @escaping @Sendable (DownloadRequest) async throws(DownloadError) -> Void
  ) {
    self.fetch = fetch
    self.discard = discard
  }
}
