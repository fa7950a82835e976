import Examples
import RandomNumberFeature
import Testing

struct RandomPlanTests {
  @Test(arguments: [
    ("ping", RandomPlan.Step.send(.ping)), (" dismiss\t", .send(.dismiss)), ("wait\r", .wait),
    ("help", .help), ("quit", .quit), ("", .skip), ("   ", .skip), ("# ping", .skip),
    ("ping # now", .send(.ping)),
  ])
  func `a line is one command`(line: String, step: RandomPlan.Step) {
    var plan = RandomPlan(feed: .pipe)
    #expect(plan.step(for: line) == step)
    #expect(plan.exitCode == .success)
  }

  @Test func `an unknown line stops a pipe with the code of wrong use`() {
    var plan = RandomPlan(feed: .pipe)
    #expect(plan.step(for: "pnig") == .stop("unknown command 'pnig'; did you mean 'ping'?"))
    #expect(plan.exitCode == .usage)
  }

  @Test func `an unknown line at the prompt is reported and does not count`() {
    var plan = RandomPlan(feed: .prompt)
    #expect(plan.step(for: "pnig") == .complain("unknown command 'pnig'; did you mean 'ping'?"))
    #expect(plan.exitCode == .success)
  }

  @Test func `the last failure decides the exit code`() {
    var plan = RandomPlan(feed: .words)
    plan.failed(.unavailable)
    plan.failed(.timedOut)
    #expect(plan.exitCode == .tryLater)
  }

  @Test func `input that can not be read has a code of its own`() {
    var plan = RandomPlan(feed: .pipe)
    plan.inputFailed()
    plan.failed(.timedOut)
    #expect(plan.exitCode == .inputOrOutputFailed)
  }

  @Test func `a failure after an unknown line of a pipe does not hide it`() {
    var plan = RandomPlan(feed: .pipe)
    _ = plan.step(for: "pnig")
    plan.failed(.timedOut)
    #expect(plan.exitCode == .usage)
  }
}
