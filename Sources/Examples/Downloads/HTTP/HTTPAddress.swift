import Foundation

/// The address of a file on an HTTP server, taken apart.
///
/// Only `http` is spoken: nothing here encrypts, and a transfer of the system's own that does can't
/// be cancelled safely on every platform.
package struct HTTPAddress: Hashable, Sendable {
  /// The server's name or number, without brackets.
  package let host: String
  /// The server's port.
  package let port: UInt16
  /// The path, encoded as in the address; it begins with a slash.
  package let path: String
  /// What follows the path, with its question mark, or nothing.
  package let query: String

  /// Takes an address apart.
  package init(_ text: String) throws(DownloadError) {
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased() else {
      throw .badAddress("it is no URL")
    }
    guard scheme == "http" else {
      throw .badAddress("only http:// is supported, not \(scheme)://")
    }
    guard let host = parts.host, !host.isEmpty else { throw .badAddress("it names no server") }
    guard parts.user == nil, parts.password == nil else {
      throw .badAddress("it has a user name in it")
    }
    guard let port = UInt16(exactly: parts.port ?? 80), port > 0 else {
      throw .badAddress("there is no such port")
    }
    // Whatever reaches the request line is visible ASCII: it can't end the line.
    let path = parts.percentEncodedPath
    let query = parts.percentEncodedQuery.map { "?" + $0 } ?? ""
    let isVisible = (host + path + query).utf8.allSatisfy { (0x21...0x7E).contains($0) }
    guard isVisible else { throw .badAddress("it has characters that no URL has") }
    self.host =
      host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    self.port = port
    self.path = path.isEmpty ? "/" : path
    self.query = query
  }

  /// The server as the `Host` line names it.
  package var authority: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return port == 80 ? name : "\(name):\(port)"
  }

  /// The address as a whole.
  package var text: String { "http://" + authority + path + query }

  /// The address that an answer points to.
  package func following(_ location: String) throws(DownloadError) -> HTTPAddress {
    guard
      let base = URL(string: text),
      let target = URL(string: location, relativeTo: base)?.absoluteString
    else { throw .malformed("it leads to no address") }
    return try HTTPAddress(target)
  }
}
