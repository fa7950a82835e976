/// The options of the example.
package enum DownloadsOption: String, CommandLineOption {
  case url = "--url"
  case list = "--list"
  case folder = "--to"
  case atMost = "--at-most"
  case oneByOne = "--one-by-one"
  case tries = "--tries"
  case limit = "--limit"
  case files = "--files"
  case pace = "--pace"
  case trouble = "--trouble"

  package var placeholder: String? {
    switch self {
    case .url: "<url>"
    case .list: "<file>"
    case .folder: "<folder>"
    case .atMost, .tries, .files, .trouble: "<n>"
    case .limit: "<time>"
    case .pace: "<bytes>"
    case .oneByOne: nil
    }
  }

  package var summary: [String] {
    switch self {
    case .url: ["a file to fetch, http:// only; may be given more than once"]
    case .list: ["a file with one URL a line; '#' starts a comment"]
    case .folder:
      ["where the files go; default \(DownloadsSettings.standardFolder), made if missing"]
    case .atMost: ["how many files come at once; default \(DownloadsSettings.standardLimit)"]
    case .oneByOne: ["fetch one file after the other, in order"]
    case .tries: ["how often a file is tried; default \(DownloadsSettings.standardTries)"]
    case .limit: ["how long a server may be silent; default 30s, 3s for the built-in one"]
    case .files: ["how many files the built-in server has; default 6"]
    case .pace: ["how many bytes a second it sends on each connection; default 400000"]
    case .trouble:
      ["let it break connections, fall silent and refuse, the same for the same number"]
    }
  }
}
