import Foundation

/// What a file is called in the folder: the last part of its address, if a file may be called so.
///
/// The address is somebody else's text. Nothing in it leads out of the folder, hides a file, hides
/// control characters in a listing, or names the unfinished part of another file.
package struct DownloadName: Hashable, Sendable {
  /// What the name of a file ends with until it is complete.
  package static let partSuffix = ".part"
  /// The longest name that the usual file systems allow, in bytes.
  package static let maximumLength = 255

  /// The name.
  package let text: String

  /// Takes the name out of an address.
  package init(address: String) throws(DownloadError) {
    let path = try HTTPAddress(address).path
    try self.init(encoded: path.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
  }

  /// Decodes and checks a name as it stands in an address.
  package init(encoded: some StringProtocol) throws(DownloadError) {
    guard let text = String(encoded).removingPercentEncoding else {
      throw .badName("it is no text")
    }
    try self.init(text)
  }

  /// Checks a name.
  package init(_ text: String) throws(DownloadError) {
    guard !text.isEmpty else { throw .badName("the address ends without one") }
    guard !text.hasPrefix(".") else { throw .badName("it begins with a dot") }
    guard !text.contains(where: { $0 == "/" || $0 == "\\" }) else {
      throw .badName("it leads to another folder")
    }
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: false
      default: true
      }
    }
    guard isPlain else { throw .badName("it has characters that can't be seen") }
    guard !text.lowercased().hasSuffix(Self.partSuffix) else {
      throw .badName("it ends with '\(Self.partSuffix)'")
    }
    guard text.utf8.count + Self.partSuffix.utf8.count <= Self.maximumLength else {
      throw .badName("it is too long")
    }
    self.text = text
  }

  /// Whether two names are one on file systems that tell no capitals.
  package static func isSame(_ first: String, _ second: String) -> Bool {
    first.lowercased() == second.lowercased()
  }
}
