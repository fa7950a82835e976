import Examples
import Testing

/// What a transfer has to tell and nobody has heard yet, as a table.
struct TransferInboxTests {
  private static let end = Result<DownloadReceipt, DownloadError>.failure(.stalled)

  @Test func `who asks first waits for the next progress`() {
    var inbox = TransferInbox<Int>()
    #expect(inbox.asked(by: 1) == nil)
    let delivery = inbox.progressed(.part(10))
    #expect(delivery?.waiter == 1)
    #expect(delivery?.letter == .progress(.part(10)))
    #expect(inbox.asked(by: 2) == nil)
  }

  @Test func `of several progresses the latest is told`() {
    var inbox = TransferInbox<Int>()
    #expect(inbox.progressed(.part(10)) == nil)
    #expect(inbox.progressed(.part(20)) == nil)
    #expect(inbox.asked(by: 1) == .progress(.part(20)))
    #expect(inbox.asked(by: 2) == nil)
  }

  @Test func `the end comes behind the last progress, and is told to whoever asks`() {
    var inbox = TransferInbox<Int>()
    #expect(inbox.progressed(.part(10)) == nil)
    #expect(inbox.ended(Self.end) == nil)
    #expect(inbox.asked(by: 1) == .progress(.part(10)))
    #expect(inbox.asked(by: 2) == .end(Self.end))
    #expect(inbox.asked(by: 3) == .end(Self.end))
  }

  @Test func `the end is told to who waits, once`() {
    var inbox = TransferInbox<Int>()
    #expect(inbox.asked(by: 1) == nil)
    let delivery = inbox.ended(Self.end)
    #expect(delivery?.waiter == 1)
    #expect(delivery?.letter == .end(Self.end))
    #expect(inbox.ended(.success(.sample)) == nil)
    #expect(inbox.progressed(.part(10)) == nil)
    #expect(inbox.asked(by: 2) == .end(Self.end))
  }
}
