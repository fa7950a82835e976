/// What can be asked of the list, in words; `<n>` is the number in front of a file.
package enum DownloadsCommand: String, FrontCommand {
  case add, start, pause, resume, cancel, retry, remove, clear

  package var placeholder: String? {
    switch self {
    case .add: "<url>"
    case .start, .pause, .resume, .cancel, .retry: "[<n>]"
    case .remove: "<n>"
    case .clear: nil
    }
  }

  package var summary: String {
    switch self {
    case .add: "add a file to the list"
    case .start: "fetch a file, or all"
    case .pause: "stop a file for a while, or all; what can be resumed is kept"
    case .resume: "let a file go on, or all"
    case .cancel: "give a file up, or all; nothing of it is left"
    case .retry: "fetch a file that has failed or was cancelled once more, or all of them"
    case .remove: "take a file out of the list; one that is complete stays in the folder"
    case .clear: "take the complete files out of the list"
    }
  }

  /// What it does to a file, or to all.
  package var command: Downloads.Command? { Downloads.Command(rawValue: rawValue) }
}
