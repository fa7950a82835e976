/// What some readings of a sensor add up to.
package struct Readings: Codable, Hashable, Sendable {
  /// How many there are.
  package private(set) var count = 0
  /// Their sum.
  package private(set) var sum = 0
  /// The lowest one, if there is one.
  package private(set) var lowest: Int?
  /// The highest one, if there is one.
  package private(set) var highest: Int?

  /// Makes the sum of none.
  package init() {}

  /// Adds a reading.
  package mutating func add(_ reading: Int) {
    count += 1
    sum += reading
    lowest = lowest.map { min($0, reading) } ?? reading
    highest = highest.map { max($0, reading) } ?? reading
  }

  /// Adds the readings of another sum.
  package mutating func add(_ other: Self) {
    count += other.count
    sum += other.sum
    if let reading = other.lowest { lowest = lowest.map { min($0, reading) } ?? reading }
    if let reading = other.highest { highest = highest.map { max($0, reading) } ?? reading }
  }
}
