/// The head of a request that the server has read.
struct LoopbackRequest: Sendable {
  /// Request line and header lines, without the line ends.
  let lines: [String]

  /// The first line, such as `GET /integers/ HTTP/1.1`.
  var requestLine: String { lines.first ?? "" }

  /// The value of an integer in the query, such as `min`.
  func query(_ name: String) -> Int? {
    let target = requestLine.split(separator: " ").dropFirst().first ?? ""
    let items = target.split(separator: "?").dropFirst().first?.split(separator: "&") ?? []
    return items.first { $0.hasPrefix(name + "=") }.flatMap { Int($0.dropFirst(name.count + 1)) }
  }

  /// The values of all headers called `name`, in any spelling.
  func headers(_ name: String) -> [String] {
    let prefix = name.lowercased() + ": "
    return lines.dropFirst()
      .filter { $0.lowercased().hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
  }
}
