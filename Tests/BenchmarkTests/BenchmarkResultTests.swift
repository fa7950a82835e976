import Benchmarks
import Testing

struct BenchmarkResultTests {
  private func result(
    _ name: String = "send",
    ns: Double? = nil,
    baseline: Double? = nil,
    targets: [Target] = []
  ) -> BenchmarkResult {
    var result = BenchmarkResult(name: name, targets: targets)
    result.nsPerOperation = ns
    result.baselineNsPerOperation = baseline
    return result
  }

  @Test func `an object holds everything that was measured`() {
    var result = result(ns: 30, baseline: 20)
    result.instructionsPerOperation = 57
    result.bytesPerItem = 12.25
    result.baselineBytesPerItem = 8
    #expect(
      result.json
        == #"{"name":"send","nsPerOperation":30.00,"baselineNsPerOperation":20.00,"ratio":1.500,"#
        + #""instructionsPerOperation":57.0,"bytesPerItem":12.2}"#
    )
  }

  @Test func `an object leaves out what was not measured`() {
    #expect(result().json == #"{"name":"send"}"#)
  }

  @Test func `there is no ratio to a baseline that takes no time`() {
    #expect(result(ns: 30, baseline: 0).ratio == nil)
  }

  @Test func `a line says of each target whether it is reached`() {
    let result = result(
      ns: 30,
      baseline: 20,
      targets: [.ratio(2), .ratio(1.2), .instructions(100)]
    )
    let line = result.text(beside: [])
    #expect(
      line.hasSuffix(
        "[at most 2x: ok]  [at most 1.2x: missed]  [at most 100 instructions: not measured]"
      )
    )
  }
}
