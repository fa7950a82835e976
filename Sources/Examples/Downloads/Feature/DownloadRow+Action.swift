extension DownloadRow {
  /// What can happen to a file of the list.
  package enum Action: Codable, Hashable, Sendable {
    /// The user wants the file, for the first time.
    case start
    /// The user stops it for a while.
    case pause
    /// The user lets it go on.
    case resume
    /// The user doesn't want it any more.
    case cancel
    /// The user wants it once more, or at once instead of later.
    case retry
    /// Its turn has come.
    case began
    /// More of it has come.
    case progressed(DownloadProgress)
    /// It is complete.
    case finished(DownloadReceipt)
    /// An attempt has failed.
    case failed(DownloadError)
    /// The time of the next attempt has come.
    case due
    /// What had come of it is gone, or can't be removed.
    case discarded(DownloadError?)
  }
}
