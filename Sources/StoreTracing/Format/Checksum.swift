/// The CRC-32 of zlib and PNG (ISO 3309): every damage of up to 32 bits in a row is found.
package enum Checksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }

  /// The checksum of bytes.
  package static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        var sum = UInt32.max
        for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
        return ~sum
      }
    }
  }

  /// The checksum as eight digits.
  static func text(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    let sum = of(bytes)
    return (0..<8).map { digits[Int(sum >> (28 - UInt32($0) * 4) & 15)] }
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
