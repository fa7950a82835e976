internal import Foundation

/// Tells in bulk which values are the same in memory, and so are equal.
///
/// The bytes between the parts of a value mean nothing and are not copied with it. So where raw memory
/// differs, only the bytes that mean something are compared. Which they are can depend on the value,
/// in an enum; so where those differ too, both sides are copied into zeroed memory and compared
/// there. Nothing relies on `==`, which may leave out what a trace has to show. Behind the last value
/// nothing is read: it may be the only one, and then what follows belongs to somebody else.
enum MemoryBlock {
  private static let blockSize = 128
  /// Into how many parts a block is divided in which something differs, before its elements are.
  private static let divisor = 8

  /// Whether two values are the same in memory.
  static func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        isSame(
          UnsafeBufferPointer(start: old, count: 1),
          UnsafeBufferPointer(start: new, count: 1)
        )
      }
    }
  }

  /// The indices at which two lists of one length differ.
  static func differingIndices<Element>(
    _ old: UnsafeBufferPointer<Element>,
    _ new: UnsafeBufferPointer<Element>
  ) -> [Int] {
    var indices: [Int] = []
    collectDifferences(old, new, 0..<old.count, blockSize, &indices)
    return indices
  }

  private static func collectDifferences<Element>(
    _ old: UnsafeBufferPointer<Element>,
    _ new: UnsafeBufferPointer<Element>,
    _ range: Range<Int>,
    _ size: Int,
    _ indices: inout [Int]
  ) {
    var start = range.lowerBound
    while start < range.upperBound {
      let block = start..<min(start + size, range.upperBound)
      start = block.upperBound
      guard !isSame(part(old, block), part(new, block)) else { continue }
      guard block.count > 1 else {
        indices.append(block.lowerBound)
        continue
      }
      collectDifferences(old, new, block, max(size / divisor, 1), &indices)
    }
  }

  /// The first index at which two lists differ; nothing if one begins with the other.
  static func firstDifference<Element>(
    _ old: UnsafeBufferPointer<Element>,
    _ new: UnsafeBufferPointer<Element>
  ) -> Int? {
    let count = min(old.count, new.count)
    var start = 0
    while start < count {
      let range = start..<min(start + blockSize, count)
      if !isSame(part(old, range), part(new, range)) {
        // Values that are the same one by one may differ as a block, which is copied with its gaps.
        return range.first { !isSame(part(old, $0..<($0 + 1)), part(new, $0..<($0 + 1))) }
          ?? range.lowerBound
      }
      start = range.upperBound
    }
    return nil
  }

  /// How many elements at the ends of two lists are the same.
  static func commonSuffix<Element>(
    _ old: UnsafeBufferPointer<Element>,
    _ new: UnsafeBufferPointer<Element>,
    atMost limit: Int
  ) -> Int {
    var length = 0
    while length < limit {
      let size = min(blockSize, limit - length)
      let isBlockSame = isSame(
        part(old, (old.count - length - size)..<(old.count - length)),
        part(new, (new.count - length - size)..<(new.count - length))
      )
      guard !isBlockSame else {
        length += size
        continue
      }
      while length < limit {
        let (left, right) = (old.count - length - 1, new.count - length - 1)
        guard isSame(part(old, left..<(left + 1)), part(new, right..<(right + 1))) else { break }
        length += 1
      }
      break
    }
    return length
  }

  private static func part<Element>(
    _ buffer: UnsafeBufferPointer<Element>,
    _ range: Range<Int>
  ) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(rebasing: buffer[range])
  }

  private static func isSame<Element>(
    _ old: UnsafeBufferPointer<Element>,
    _ new: UnsafeBufferPointer<Element>
  ) -> Bool {
    guard !old.isEmpty, MemoryLayout<Element>.size > 0, let left = old.baseAddress,
      let right = new.baseAddress
    else { return true }
    let size = (old.count - 1) * MemoryLayout<Element>.stride + MemoryLayout<Element>.size
    if memcmp(left, right, size) == 0 { return true }
    if let mask = MeaningfulBytes.mask(of: Element.self), isSame(mask, left, right, size) {
      return true
    }
    return isSameWithoutGaps(left, right, old.count, size)
  }

  /// Compares the bytes that mean something in every value.
  private static func isSame(
    _ mask: [UInt],
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ size: Int
  ) -> Bool {
    mask.withUnsafeBufferPointer { mask in
      var difference: UInt = 0
      var offset = 0
      let word = MemoryLayout<UInt>.size
      for _ in 0..<(size / (mask.count * word)) {
        for bits in mask {
          let left = old.load(fromByteOffset: offset, as: UInt.self)
          let right = new.load(fromByteOffset: offset, as: UInt.self)
          difference |= (left ^ right) & bits
          offset += word
        }
      }
      // The last value may end before its stride does, and within a word.
      let mask = UnsafeRawBufferPointer(mask)
      for (index, offset) in (offset..<size).enumerated() {
        let left = old.load(fromByteOffset: offset, as: UInt8.self)
        let right = new.load(fromByteOffset: offset, as: UInt8.self)
        difference |= UInt((left ^ right) & mask[index])
      }
      return difference == 0
    }
  }

  /// Compares copies in zeroed memory.
  private static func isSameWithoutGaps<Element>(
    _ old: UnsafePointer<Element>,
    _ new: UnsafePointer<Element>,
    _ count: Int,
    _ size: Int
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: Element.self, capacity: count * 2) { scratch in
      guard let left = scratch.baseAddress else { return true }
      let right = left + count
      memset(left, 0, count * 2 * MemoryLayout<Element>.stride)
      for (copy, original) in [(left, old), (right, new)] {
        copy.initialize(from: original, count: count - 1)
        (copy + count - 1).initialize(to: original[count - 1])
      }
      defer { left.deinitialize(count: count * 2) }
      return memcmp(left, right, size) == 0
    }
  }
}
