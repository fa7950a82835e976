import StoreTracing
import Testing

struct BoundedInboxTests {
  @Test func `the first element begins the work, the next ones wait, more have no room`() {
    var inbox = BoundedInbox<Int>(capacity: 2)
    #expect(inbox.offer(1) == .begin)
    #expect(inbox.offer(2) == .queued)
    #expect(inbox.offer(3) == .full)
    let batch = inbox.take()
    #expect(batch?.elements == [1, 2])
    #expect(inbox.offer(4) == .queued)
    #expect(!inbox.isIdle)
  }

  @Test func `work ends when nothing waits, and begins anew`() {
    var inbox = BoundedInbox<Int>(capacity: 1)
    #expect(inbox.isIdle)
    _ = inbox.offer(1)
    _ = inbox.take()
    #expect(!inbox.isIdle)
    #expect(inbox.take() == nil)
    #expect(inbox.isIdle)
    #expect(inbox.offer(2) == .begin)
  }

  @Test func `what found no room is counted with the batch before it`() {
    var inbox = BoundedInbox<Int>(capacity: 1)
    _ = inbox.offer(1)
    inbox.drop()
    inbox.drop()
    let batch = inbox.take()
    #expect(batch?.elements == [1] && batch?.dropped == 2)
    #expect(inbox.take() == nil)
  }
}
