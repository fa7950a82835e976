/// What is known of the part of a file that was left behind to go on from.
package struct PartNote: Hashable, Sendable {
  /// What names the version of the file.
  package let tag: String
  /// The length of the whole file.
  package let total: Int
  /// The length of the part.
  package let length: Int
  /// The checksum of the part: whoever has changed it is found out.
  package let checksum: CRC32

  /// Whether there is nothing more to come.
  package var isWhole: Bool { length == total }

  /// Makes a note.
  package init(tag: String, total: Int, length: Int, checksum: CRC32) {
    self.tag = tag
    self.total = total
    self.length = length
    self.checksum = checksum
  }
}
