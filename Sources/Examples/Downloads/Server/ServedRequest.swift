/// A request for a file that has come to the server.
package struct ServedRequest: Hashable, Sendable {
  /// The name of the file.
  package let name: String
  /// How many requests for that file there have been, this one included.
  package let attempt: Int
  /// From which byte on the file is wanted, if not all of it.
  package let start: Int?
  /// Which version of the file that is to be the rest of.
  package let tag: String?

  /// Makes a request for all of a file.
  package init(name: String, attempt: Int) {
    self.name = name
    self.attempt = attempt
    start = nil
    tag = nil
  }

  /// Reads the head of a request; nil if it is none that the server knows.
  init?(_ lines: [String], attempt: (String) -> Int) {
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3, words[0] == "GET" else { return nil }
    name = String(words[1].dropFirst())
    self.attempt = attempt(name)
    start = Self.value("range", lines).flatMap { value in
      value.hasPrefix("bytes=") && value.hasSuffix("-")
        ? Int(value.dropFirst(6).dropLast()) : nil
    }
    tag = Self.value("if-range", lines)
  }

  private static func value(_ name: String, _ lines: [String]) -> String? {
    lines.first { $0.lowercased().hasPrefix(name + ": ") }.map {
      String($0.dropFirst(name.count + 2))
    }
  }
}
