import Examples
import Foundation
import RandomNumberFeature
import Testing

struct ExitCodeRuleTests {
  @Test(arguments: [
    (RandomDotOrgError.invalidRange, Int32(64)), (.malformed(body: ""), 65), (.unavailable, 69),
    (.http(status: 404), 69), (.unreachable(reason: ""), 69), (.rejected(message: ""), 70),
    (.quotaExhausted, 75), (.timedOut, 75),
  ])
  func `every failure has its exit code`(error: RandomDotOrgError, code: Int32) {
    #expect(error.exitCode.rawValue == code)
  }

  @Test func `without anything from outside the code stays`() {
    #expect(ExitCode.tryLater.overruled(by: nil, isInterrupted: false) == .tryLater)
  }

  @Test(arguments: [(EPIPE, ExitCode.outputClosed), (ENOSPC, .inputOrOutputFailed)])
  func `output that can not be written counts for more`(errno: Int32, code: ExitCode) {
    let failure = WriteFailure(code: errno)
    #expect(ExitCode.tryLater.overruled(by: failure, isInterrupted: false) == code)
    #expect(ExitCode.tryLater.overruled(by: failure, isInterrupted: true) == .interrupted)
  }

  @Test func `only a closed pipe is not worth a message`() {
    #expect(WriteFailure(code: EPIPE).message == nil)
    #expect(WriteFailure(code: ENOSPC).message != nil)
  }
}
