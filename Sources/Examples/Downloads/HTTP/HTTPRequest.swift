/// The head of a request for a file, or for the rest of one.
package struct HTTPRequest: Hashable, Sendable {
  /// Where the file is.
  package let address: HTTPAddress
  /// What is there of it already, if anything.
  package let note: PartNote?

  /// Makes a request.
  package init(address: HTTPAddress, note: PartNote?) {
    self.address = address
    self.note = note
  }

  /// What is sent.
  ///
  /// With `If-Range`, a server whose file has changed meanwhile sends all of it.
  package var bytes: [UInt8] {
    var lines = [
      "GET \(address.path)\(address.query) HTTP/1.1", "Host: \(address.authority)",
      "User-Agent: swift-store-examples", "Accept: */*", "Accept-Encoding: identity",
      "Connection: close",
    ]
    if let note { lines += ["Range: bytes=\(note.length)-", "If-Range: \(note.tag)"] }
    return Array((lines + ["", ""]).joined(separator: "\r\n").utf8)
  }
}
