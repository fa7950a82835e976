internal import Foundation

/// Tells in bulk which values are the same in memory, and so are equal.
///
/// The bytes between the parts of a value mean nothing and are not copied with it. So where raw memory
/// differs, both sides are copied into zeroed memory and compared there. Nothing relies on `==`,
/// which may leave out what a trace has to show.
enum MemoryBlock {
  private static let blockSize = 128

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
    var start = 0
    while start < old.count {
      let range = start..<min(start + blockSize, old.count)
      if !isSame(part(old, range), part(new, range)) {
        indices += range.filter { !isSame(part(old, $0..<($0 + 1)), part(new, $0..<($0 + 1))) }
      }
      start = range.upperBound
    }
    return indices
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
        return range.first { !isSame(part(old, $0..<($0 + 1)), part(new, $0..<($0 + 1))) }
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
    let size = old.count * MemoryLayout<Element>.stride
    guard size > 0, let left = old.baseAddress, let right = new.baseAddress else { return true }
    if memcmp(left, right, size) == 0 { return true }
    return isSameWithoutGaps(left, right, old.count, size)
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
      memset(left, 0, size * 2)
      left.initialize(from: old, count: count)
      right.initialize(from: new, count: count)
      defer { left.deinitialize(count: count * 2) }
      return memcmp(left, right, size) == 0
    }
  }
}
