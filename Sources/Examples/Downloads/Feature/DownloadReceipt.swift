/// What a client answers when a file is complete and under its name.
package struct DownloadReceipt: Codable, Hashable, Sendable {
  /// Its length in bytes.
  package let length: Int
  /// The CRC-32 of its bytes, as zlib computes it.
  package let checksum: UInt32

  /// Makes a receipt.
  package init(length: Int, checksum: UInt32) {
    self.length = length
    self.checksum = checksum
  }
}
