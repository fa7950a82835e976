/// How much of a file has come.
package struct DownloadProgress: Codable, Hashable, Sendable {
  /// The bytes that are there.
  package var received: Int
  /// All bytes, if the server has said how many.
  package var total: Int?
  /// Whether the server can go on where it has stopped.
  package var isResumable: Bool
  /// Whether all of it is there, and it gets its name as soon as that has been taken note of.
  package var isComplete: Bool

  /// Makes a progress.
  package init(
    received: Int = 0,
    total: Int? = nil,
    isResumable: Bool = false,
    isComplete: Bool = false
  ) {
    self.received = received
    self.total = total
    self.isResumable = isResumable
    self.isComplete = isComplete
  }

  /// The part that is there, from zero to one; nil as long as nobody knows.
  package var fraction: Double? {
    guard let total else { return nil }
    return total == 0 ? 1 : min(1, Double(received) / Double(total))
  }

  /// What is left of it when the transfer stops: nothing if the server can't go on from there.
  package var whenStopped: DownloadProgress { isResumable ? self : DownloadProgress() }
}
