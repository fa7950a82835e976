internal import Effects

/// A simulated thermometer: equal devices and seeds read the same, everywhere.
package struct Sensor: Sendable {
  private var generator: SplitMix64
  private var temperature: Int

  /// Makes the sensor of a device.
  package init(device: Int, seed: UInt64) {
    // The seeds of neighbours are mixed first: their sequences would be one, shifted.
    var seeds = SplitMix64(seed: seed ^ UInt64(device) << 32)
    generator = SplitMix64(seed: seeds.next())
    temperature = generator.number(in: 150...250)
  }

  /// Reads the temperature, in tenths of a degree; it changes little from one reading to the next.
  package mutating func read() -> Int {
    temperature = min(max(temperature + generator.number(in: -5...5), -400), 800)
    return temperature
  }
}
