package import Foundation

/// Where the numbers come from.
package enum NumberSource: Hashable, Sendable {
  case local
  case randomDotOrg
  /// A service that speaks as random.org does.
  case service(URL)

  private static let named: [String: NumberSource] = ["local": .local, "random.org": .randomDotOrg]

  /// Reads the value of `--source`.
  package init(parsing text: String) throws(UsageError) {
    if let source = Self.named[text] {
      self = source
      return
    }
    guard text.contains(":") || text.contains("/") else {
      throw .unknown("source", text, among: ["local", "random.org", "http://…", "https://…"])
    }
    let parts = URLComponents(string: text)
    guard
      let parts, let url = parts.url,
      ["http", "https"].contains(parts.scheme?.lowercased()),
      parts.host?.isEmpty == false
    else {
      throw UsageError("\(UsageError.quoted(text)) is no http or https URL with a host")
    }
    // A number beyond all numbers has a range and no value.
    let hasPort = parts.rangeOfPort?.isEmpty == false
    guard !hasPort || parts.port.map((1...65_535).contains) == true else {
      throw UsageError("the port of \(UsageError.quoted(text)) must lie between 1 and 65535")
    }
    self = .service(url)
  }
}
