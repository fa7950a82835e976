import Benchmarks
import Testing

struct TargetTests {
  private func result(
    _ name: String = "send",
    _ set: (inout BenchmarkResult) -> Void
  ) -> BenchmarkResult {
    var result = BenchmarkResult(name: name)
    set(&result)
    return result
  }

  @Test func `instructions count up to the target`() {
    let target = Target.instructions(100)
    #expect(target.isMet(by: result { $0.instructionsPerOperation = 100 }, beside: []) == true)
    #expect(target.isMet(by: result { $0.instructionsPerOperation = 101 }, beside: []) == false)
    #expect(target.isMet(by: result { _ in }, beside: []) == nil)
  }

  @Test func `a time counts beside the baseline of the same case`() {
    let target = Target.ratio(2)
    let slow = result { ($0.nsPerOperation, $0.baselineNsPerOperation) = (21, 10) }
    let fast = result { ($0.nsPerOperation, $0.baselineNsPerOperation) = (20, 10) }
    #expect(target.isMet(by: fast, beside: []) == true)
    #expect(target.isMet(by: slow, beside: []) == false)
  }

  @Test func `memory counts as the difference to the baseline, or beside it`() {
    let result = result { ($0.bytesPerItem, $0.baselineBytesPerItem) = (1_300, 1_000) }
    #expect(Target.moreBytes(300).isMet(by: result, beside: []) == true)
    #expect(Target.moreBytes(299).isMet(by: result, beside: []) == false)
    #expect(Target.memoryRatio(1.3).isMet(by: result, beside: []) == true)
    #expect(Target.memoryRatio(1.2).isMet(by: result, beside: []) == false)
  }

  @Test(arguments: [(80.0, false), (90, true), (100, true), (120, true), (121, false)])
  func `a case is near another one when neither takes much longer`(time: Double, isNear: Bool) {
    let other = result("other") { $0.nsPerOperation = 100 }
    let result = result { $0.nsPerOperation = time }
    #expect(Target.near("other", 1.2).isMet(by: result, beside: [other, result]) == isNear)
  }

  @Test func `nothing is near a case that was not measured`() {
    let result = result { $0.nsPerOperation = 100 }
    #expect(Target.near("other", 1.2).isMet(by: result, beside: [result]) == nil)
  }
}
