import Effects
import Testing

struct DelayLineTests {
  @Test func `those in the line go in the order in which they came`() {
    var line = DelayLine<String>()
    line.append("a", until: .seconds(1))
    line.append("b", until: .seconds(2))
    #expect(line.first?.held == "a")
    line.removeFirst()
    #expect(line.first?.held == "b")
    #expect(line.first?.deadline == .seconds(2))
    line.removeFirst()
    #expect(line.first == nil)
  }

  @Test func `nobody is due before those in front of him, whatever the clock says`() {
    var line = DelayLine<String>()
    line.append("a", until: .seconds(2))
    line.append("b", until: .seconds(1))
    line.removeFirst()
    #expect(line.first?.deadline == .seconds(2))
  }

  @Test func `removing from an empty line does nothing`() {
    var line = DelayLine<String>()
    line.removeFirst()
    line.append("a", until: .zero)
    #expect(line.first?.held == "a")
  }
}
