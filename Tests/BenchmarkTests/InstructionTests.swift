import Benchmarks
import Testing

struct InstructionTests {
  @Test func `the totals of a profile are its instructions`() {
    let profile = """
      version: 1
      events: Ir
      fn=(1) main
      7 12345
      totals: 316149121
      """
    #expect(CallgrindProfile.instructions(in: profile) == 316_149_121)
  }

  @Test func `each case that is counted has a ceiling, and no other one has`() {
    #expect(Set(InstructionCeilings.all.keys) == Set(BenchmarkTable.countedNames))
  }

  @Test func `a profile that breaks off has none`() {
    #expect(CallgrindProfile.instructions(in: "version: 1\nfn=(1) main\n7 123") == nil)
  }

  @Test func `a count at the ceiling is allowed, one beyond it is not`() {
    let reached = InstructionCheck(name: "send", instructions: 120, ceiling: 120, target: 100)
    let beyond = InstructionCheck(name: "send", instructions: 121, ceiling: 120, target: nil)
    #expect(!reached.isBeyond)
    #expect(!reached.text.hasSuffix("BEYOND"))
    #expect(beyond.isBeyond)
    #expect(beyond.text.hasSuffix("BEYOND"))
  }
}
