import Effects
import StoreTracing
import Testing

/// A value compared by the bytes that mean something is the same as one compared whole.
struct MaskedValuesTests {
  private enum Shape: Equatable {
    case line(Bool, Int)
    case dot
    case text(String)
  }

  private enum Level: CaseIterable {
    case low, middle, high
  }

  private struct Pair: Equatable {
    var flag: Bool
    var number: Int
  }

  private struct Row: Equatable {
    var isDone = false
    var id = 0
    var small: Int16 = 0
    var isRead: Bool?
    var count: Int?
    var level = Level.low
    var title: String?
    var nested: Pair
    var mark: UInt8 = 0
    var inner: Pair?
    var shape = Shape.dot
    var last = false
  }

  private struct Holding {
    var isDone: Bool
    var nothing: Void
    var number: Int
  }

  private struct Tuples {
    var first: (Bool, Int)
    var second: (UInt8, Int32, Bool)
    var third: Bool
    var fourth: (Int?, Bool)
  }

  private static func pair(_ generator: inout SplitMix64) -> Pair {
    Pair(flag: .random(using: &generator), number: number(&generator))
  }

  private static func number(_ generator: inout SplitMix64) -> Int {
    Int.random(in: 0...3, using: &generator) << (8 * Int.random(in: 0...6, using: &generator))
  }

  private static func row(_ generator: inout SplitMix64) -> Row {
    var row = Row(nested: pair(&generator))
    row.isDone = .random(using: &generator)
    row.id = number(&generator)
    row.small = Int16.random(in: 0...1, using: &generator) << 8
    if Bool.random(using: &generator) { row.isRead = .random(using: &generator) }
    if Bool.random(using: &generator) { row.count = number(&generator) }
    row.level = Level.allCases[Int.random(in: 0...2, using: &generator)]
    if Bool.random(using: &generator) { row.title = "\(number(&generator))" }
    row.mark = .random(in: 0...1, using: &generator)
    if Bool.random(using: &generator) { row.inner = pair(&generator) }
    row.shape = shape(&generator)
    row.last = .random(using: &generator)
    return row
  }

  private static func shape(_ generator: inout SplitMix64) -> Shape {
    switch Int.random(in: 0...2, using: &generator) {
    case 0: .line(.random(using: &generator), number(&generator))
    case 1: .text("\(number(&generator))")
    default: .dot
    }
  }

  /// Each way to change one property of a row.
  private static var changes: [(inout Row) -> Void] {
    [
      { $0.isDone.toggle() }, { $0.id += 1 }, { $0.id ^= 1 << 60 }, { $0.small ^= 0x100 },
      { $0.isRead = $0.isRead == nil ? false : nil }, { $0.count = $0.count == nil ? 0 : nil },
      { $0.level = $0.level == .low ? .high : .low }, { $0.title = $0.title == nil ? "" : nil },
      { $0.nested.flag.toggle() }, { $0.nested.number ^= 1 }, { $0.mark ^= 1 },
      { $0.inner = $0.inner == nil ? Pair(flag: false, number: 0) : nil },
      { $0.shape = $0.shape == .dot ? .line(false, 0) : .dot }, { $0.last.toggle() },
    ]
  }

  /// A value in memory that was full of a byte before; what stands in its gaps may be anything.
  private func bytes<Value>(_ value: Value, in dirt: UInt8) -> [UInt8] {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      let raw = UnsafeMutableRawBufferPointer(memory)
      for index in raw.indices { raw[index] = dirt }
      memory.initializeElement(at: 0, to: value)
      defer { memory.deinitializeElement(at: 0) }
      return Array(raw)
    }
  }

  /// Compares two values as the recorder does: only bytes that mean something.
  private func isSame<Value>(_ old: Value, _ new: Value) -> Bool? {
    guard let mask = MeaningfulBytes.mask(of: Value.self) else { return nil }
    let bits = mask.flatMap { word in withUnsafeBytes(of: word) { Array($0) } }
    return zip(zip(bytes(old, in: 0), bytes(new, in: 0xFF)), bits)
      .allSatisfy { ($0.0 ^ $0.1) & $1 == 0 }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `no change of a property is masked out`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let old = Self.row(&generator)
      for change in Self.changes {
        var new = old
        change(&new)
        #expect(new != old)
        #expect(isSame(old, new) != true)
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `what is the same masked is equal, of random values`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let pairs = (0..<60).map { _ in Self.pair(&generator) }
    for old in pairs {
      for new in pairs where isSame(old, new) != nil {
        #expect(isSame(old, new) == (old == new))
      }
    }
    for _ in 0..<200 {
      let (old, new) = (Self.row(&generator), Self.row(&generator))
      if isSame(old, new) == true { #expect(old == new) }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `tuples count with all their parts`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let old = Tuples(
      first: (.random(using: &generator), Self.number(&generator)),
      second: (.random(in: 0...1, using: &generator), 7, .random(using: &generator)),
      third: .random(using: &generator),
      fourth: (nil, .random(using: &generator))
    )
    let changes: [(inout Tuples) -> Void] = [
      { $0.first.0.toggle() }, { $0.first.1 += 1 }, { $0.second.0 ^= 1 }, { $0.second.1 = 1 << 24 },
      { $0.second.2.toggle() }, { $0.third.toggle() }, { $0.fourth.0 = 0 },
      { $0.fourth.1.toggle() },
    ]
    for change in changes {
      var new = old
      change(&new)
      #expect(isSame(old, new) != true)
    }
  }

  #if !canImport(Darwin)
  @Test func `these values have gaps, so something is compared here`() {
    for mask in [
      MeaningfulBytes.mask(of: Row.self), MeaningfulBytes.mask(of: Pair.self),
      MeaningfulBytes.mask(of: Tuples.self),
    ] {
      #expect(mask != nil)
    }
  }
  #endif

  /// The runtime shows a field as an empty tuple when it can't tell its type.
  @Test func `with a field that seems to be empty all bytes count`() {
    #expect(MeaningfulBytes.mask(of: Holding.self) == nil)
    #expect(MeaningfulBytes.mask(of: (Bool, Void, Int).self) == nil)
  }
}
