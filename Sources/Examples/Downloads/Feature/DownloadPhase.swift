/// Where a file of the list stands.
package enum DownloadPhase: Codable, Hashable, Sendable {
  /// Nobody has asked for it yet.
  case idle
  /// It stands in line until another one has ended.
  case waiting
  /// It is coming in.
  case running
  /// All of it is there and it gets its name, which is too late for everything else.
  case finishing
  /// The user has stopped it for a while.
  case paused
  /// An attempt has failed; there will be another one, so long after.
  case backingOff(Duration)
  /// It is there, complete and under its name.
  case finished(DownloadReceipt)
  /// It isn't there, and nothing more will be done about it unless the user wants it.
  case failed(DownloadError)
  /// The user doesn't want it; what has come is being removed.
  case cancelling
  /// The user doesn't want it, and nothing of it is left.
  case cancelled

  /// Whether something will still happen without the user.
  package var isUnderWay: Bool {
    switch self {
    case .waiting, .running, .finishing, .backingOff, .cancelling: true
    case .idle, .paused, .finished, .failed, .cancelled: false
    }
  }

  /// Whether it is there.
  package var isFinished: Bool {
    if case .finished = self { true } else { false }
  }

  /// Why it isn't there, if it has failed.
  package var failure: DownloadError? {
    if case .failed(let error) = self { error } else { nil }
  }
}
