/// What a transfer tells whoever listens.
package enum TransferLetter: Hashable, Sendable {
  /// So much has come.
  case progress(DownloadProgress)
  /// It is over; nothing follows.
  case end(Result<DownloadReceipt, DownloadError>)
}
