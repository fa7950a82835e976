package import Store

extension Downloads {
  /// What can happen to the list.
  package enum Action: Codable, Hashable, Sendable {
    /// The user adds a file.
    case add(String)
    /// The user does something to all files to which it can be done.
    case all(Command)
    /// The user takes a file out of the list; one that is complete stays in the folder.
    case remove(Download.ID)
    /// The user takes the complete files out of the list.
    case clearFinished
    /// Something happens to one file.
    case row(IdentifiedAction<Download.ID, DownloadRow.Action>)

    /// The action of one file, if it is one.
    package var row: IdentifiedAction<Download.ID, DownloadRow.Action>? {
      if case .row(let action) = self { action } else { nil }
    }

    /// An action of one file.
    package static func row(_ id: Download.ID, _ action: DownloadRow.Action) -> Action {
      .row(.element(id: id, action: action))
    }
  }

  /// What the user can do to a file that is in the list.
  package enum Command: String, CaseIterable, Codable, Hashable, Sendable {
    case start, pause, resume, cancel, retry

    /// Whether a file that stands in line leaves it.
    package var leavesLine: Bool { self == .pause || self == .cancel }

    /// The same to one file.
    package var action: DownloadRow.Action {
      switch self {
      case .start: .start
      case .pause: .pause
      case .resume: .resume
      case .cancel: .cancel
      case .retry: .retry
      }
    }
  }
}
