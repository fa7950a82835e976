import Examples
import Testing

/// What the simulated sensors read.
struct SensorTests {
  private func read(_ count: Int, device: Int, seed: UInt64) -> [Int] {
    var sensor = Sensor(device: device, seed: seed)
    return (0..<count).map { _ in sensor.read() }
  }

  @Test func `equal devices and seeds read the same, on every system`() {
    #expect(read(5, device: 3, seed: 1) == read(5, device: 3, seed: 1))
    #expect(read(5, device: 0, seed: 1) == [195, 199, 200, 195, 190])
  }

  @Test func `no two devices of a fleet read the same, and no two seeds do`() {
    let sequences = (0..<200).map { read(20, device: $0, seed: 1) }
    #expect(Set(sequences).count == 200)
    let seeds = (0..<200).map { read(20, device: 3, seed: $0) }
    #expect(Set(seeds).count == 200)
  }

  @Test func `temperatures stay between -40 and 80 degrees, and change little`() {
    let readings = read(100_000, device: 0, seed: 9)
    #expect(readings.allSatisfy { (-400...800).contains($0) })
    #expect(zip(readings, readings.dropFirst()).allSatisfy { abs($0 - $1) <= 5 })
  }
}
