import Effects

/// A made-up file of a known length, any part of which is known without the rest.
package struct ServedFile: Hashable, Sendable {
  /// Its name, which is all of its path.
  package let name: String
  /// Its length in bytes.
  package let length: Int
  /// What its bytes are made from.
  package let seed: UInt64

  /// Makes a file up.
  package init(name: String, length: Int, seed: UInt64 = 1) {
    self.name = name
    self.length = length
    self.seed = seed
  }

  /// Some of its bytes; those behind its end are made up, too.
  package func bytes(_ range: Range<Int>) -> [UInt8] {
    guard !range.isEmpty else { return [] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count + 16)
    for word in range.lowerBound / 8...(range.upperBound - 1) / 8 {
      var generator = SplitMix64(seed: seed &+ UInt64(word) &* 0x9E37_79B9)
      withUnsafeBytes(of: generator.next().littleEndian) { bytes += $0 }
    }
    return Array(bytes.dropFirst(range.lowerBound % 8).prefix(range.count))
  }

  /// All of its bytes.
  package var contents: [UInt8] { bytes(0..<length) }

  /// The CRC-32 of all of its bytes.
  package var checksum: UInt32 {
    var sum = CRC32()
    for start in stride(from: 0, to: length, by: 65_536) {
      sum.append(bytes(start..<min(length, start + 65_536))[...])
    }
    return sum.value
  }
}
