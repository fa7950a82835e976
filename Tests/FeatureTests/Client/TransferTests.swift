import RandomNumberFeature
import Testing

/// `Transfer`: what is kept of a body, and when the answer is known.
struct TransferTests {
  private var transfer = Transfer()

  private func answer(_ body: String, isTruncated: Bool = false) -> Transfer.Event {
    .answered(
      .success(RandomDotOrgAnswer(status: 200, body: Array(body.utf8), isTruncated: isTruncated))
    )
  }

  @Test mutating func `pieces are put together`() {
    #expect(transfer.received("4".utf8, status: 200) == nil)
    #expect(transfer.received("2\n".utf8, status: 200) == nil)
    #expect(transfer.completed(status: 200, failure: nil) == [answer("42\n"), .ended])
  }

  @Test mutating func `256 bytes are kept`() {
    let body = String(repeating: "7", count: 256)
    #expect(transfer.received(body.utf8, status: 200) == nil)
    #expect(transfer.completed(status: 200, failure: nil) == [answer(body), .ended])
  }

  @Test mutating func `the 257th byte gives the answer away`() {
    let body = String(repeating: "7", count: 256)
    #expect(transfer.received(body.utf8, status: 200) == nil)
    #expect(transfer.received("7".utf8, status: 200) == answer(body, isTruncated: true))
  }

  @Test mutating func `what follows an overlong body is ignored, failure included`() {
    let body = String(repeating: "7", count: 300)
    _ = transfer.received(body.utf8, status: 200)
    #expect(transfer.received(body.utf8, status: 200) == nil)
    #expect(transfer.completed(status: 200, failure: .timedOut) == [.ended])
  }

  @Test mutating func `a failure in the middle is the answer`() {
    _ = transfer.received("42".utf8, status: 200)
    let events = transfer.completed(status: 200, failure: .timedOut)
    #expect(events == [.answered(.failure(.timedOut)), .ended])
  }

  @Test mutating func `an answer without a status is unreachable`() {
    let failure = RandomDotOrgError.unreachable(reason: "it speaks no HTTP")
    #expect(
      transfer.completed(status: nil, failure: nil) == [.answered(.failure(failure)), .ended]
    )
  }
}
