/// The CRC-32 of zlib and PNG (ISO 3309) of bytes that come piece by piece.
package struct CRC32: Hashable, Sendable {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }

  private var register = UInt32.max

  /// The checksum of nothing.
  package init() {}

  /// The checksum of what has come.
  package var value: UInt32 { ~register }

  /// Takes more.
  ///
  /// - Complexity: O(*n*).
  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    register = Self.table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        bytes.reduce(register) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
      }
    }
  }
}
