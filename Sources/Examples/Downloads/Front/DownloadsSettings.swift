import Foundation

/// A command line of the example, read and checked.
package struct DownloadsSettings: Hashable, Sendable {
  package static let standardFolder = "downloads"
  package static let standardLimit = 3
  package static let standardTries = 5
  private static let longestList = 10_000_000

  /// What to fetch; nothing if the built-in server is to be asked.
  package var addresses: [String] = []
  package var folder = standardFolder
  package var order = DownloadOrder.sideBySide(atMost: standardLimit)
  package var tries = standardTries
  /// How long a server may be silent, if not as long as usual.
  package var limit: Duration?
  package var fileCount = 6
  package var pace = 400_000
  /// What the trouble of the built-in server is made from, if there is to be any.
  package var trouble: UInt64?

  /// Reads the options; the first mistake counts.
  package init(_ arguments: FrontArguments<DownloadsOption>) throws(UsageError) {
    for (option, value) in arguments.options {
      switch option {
      case .url: addresses.append(value)
      case .list: addresses += try Self.list(value)
      default: break
      }
    }
    folder = arguments.value(of: .folder) ?? folder
    tries = try arguments.integer(of: .tries, in: 1...100) ?? tries
    limit = try arguments.duration(of: .limit)
    fileCount = try arguments.integer(of: .files, in: 1...1000) ?? fileCount
    pace = try arguments.integer(of: .pace, in: 1000...1_000_000_000) ?? pace
    trouble = try arguments.integer(of: .trouble)
    if let limit = try arguments.integer(of: .atMost, in: 1...64) {
      guard !arguments.has(.oneByOne) else {
        throw UsageError("--at-most or --one-by-one, not both at once")
      }
      order = .sideBySide(atMost: limit)
    } else if arguments.has(.oneByOne) {
      order = .oneByOne
    }
    let isAboutServer = [DownloadsOption.files, .pace, .trouble].first(where: arguments.has)
    if let option = isAboutServer, !addresses.isEmpty {
      throw UsageError("\(option.rawValue) is for the built-in server, which isn't asked for URLs")
    }
  }

  /// Reads a list of addresses.
  private static func list(_ path: String) throws(UsageError) -> [String] {
    guard let data = FileManager.default.contents(atPath: path), data.count <= longestList else {
      throw UsageError("the list \(UsageError.quoted(path)) can't be read")
    }
    let addresses = addresses(in: String(decoding: data, as: UTF8.self))
    guard !addresses.isEmpty else {
      throw UsageError("the list \(UsageError.quoted(path)) has no URL in it")
    }
    return addresses
  }

  /// The addresses in the text of a list.
  package static func addresses(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }
}
