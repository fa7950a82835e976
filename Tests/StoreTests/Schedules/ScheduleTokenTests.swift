import StoreTesting
import TestSupport
import Testing

struct ScheduleTokenTests {
  @Test(arguments: 0..<200)
  func `a token is read as it was written`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    var choices: [Int: Int] = [:]
    for _ in 0..<generator.number(below: 8) {
      choices[generator.number(below: 1000)] = generator.number(below: 5)
    }
    let token = ScheduleToken(choices: choices)
    #expect(ScheduleToken("\(token)") == token)
  }

  @Test func `a token holds what isn't the default`() {
    let choices = [0, 2, 0, 1].map { index in
      ScheduleChoice(
        index: index,
        candidates: (0..<3).map { ScheduleCandidate(.job($0), owner: $0) }
      )
    }
    #expect("\(ScheduleToken(choices))" == "1:2,3:1")
  }

  @Test func `the default schedule has a token`() {
    #expect(ScheduleToken("default") == ScheduleToken(choices: [:]))
    #expect("\(ScheduleToken(choices: [4: 0]))" == "default")
  }
}
