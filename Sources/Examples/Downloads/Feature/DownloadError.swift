/// Why a file isn't there.
package enum DownloadError: Error, Codable, Hashable, Sendable {
  /// The address is none of a file on an HTTP server; the text says why.
  case badAddress(String)
  /// The address gives no name that a file may have; the text says why.
  case badName(String)
  /// Another file of the list has that name.
  case nameTaken(String)
  /// The folder holds something under that name already, which is left alone.
  case alreadyThere(String)
  /// The folder or the disk refuses; the text says what.
  case disk(String)
  /// No connection could be made; the text says why.
  case unreachable(String)
  /// The connection ended before the file did.
  case brokenOff(received: Int, of: Int?)
  /// The server has sent nothing for too long.
  case stalled
  /// The server refuses; it may say after how many seconds to ask again.
  case refused(status: Int, retryAfter: Int?)
  /// The server sends more than it has announced.
  case tooLong(announced: Int)
  /// The server doesn't say how long the file is, so that nobody could tell when it is complete.
  case unknownLength
  /// The answer can't be read; the text says why.
  case malformed(String)
  /// The transfer was called off.
  case calledOff

  /// Whether another attempt may do better.
  package var isTransient: Bool {
    switch self {
    case .unreachable, .brokenOff, .stalled: true
    case .refused(let status, _): [408, 425, 429, 500, 502, 503, 504].contains(status)
    case .badAddress, .badName, .nameTaken, .alreadyThere, .disk, .tooLong, .unknownLength,
      .malformed, .calledOff:
      false
    }
  }

  /// How long the server wants to be left alone; an hour at most.
  package var wait: Duration {
    guard case .refused(_, let seconds?) = self else { return .zero }
    return .seconds(min(max(0, seconds), 3600))
  }
}

extension DownloadError: CustomStringConvertible {
  /// What has happened, for the user, in a few words.
  package var description: String {
    switch self {
    case .badAddress(let reason): "the address can't be used: \(reason)"
    case .badName(let reason): "no file can be called so: \(reason)"
    case .nameTaken(let name): "another file of the list is called '\(name)'"
    case .alreadyThere(let name): "the folder has a '\(name)' already"
    case .disk(let reason): "the file can't be written: \(reason)"
    case .unreachable(let reason): "the server can't be reached: \(reason)"
    case .brokenOff(let received, let total?):
      "the connection broke off after \(received) of \(total) bytes"
    case .brokenOff(let received, nil): "the connection broke off after \(received) bytes"
    case .stalled: "the server has sent nothing for too long"
    case .refused(let status, _): "the server answers with HTTP status \(status)"
    case .tooLong(let announced): "the server sends more than the \(announced) bytes it announced"
    case .unknownLength: "the server doesn't say how long the file is"
    case .malformed(let reason): "the answer can't be read: \(reason)"
    case .calledOff: "the transfer was called off"
    }
  }
}
