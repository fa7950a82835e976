import Examples
import Testing

struct FramePacerTests {
  @Test func `the first change is drawn at once`() {
    var pacer = FramePacer()
    #expect(pacer.changed(at: .seconds(5)) == .zero)
  }

  @Test func `changes until the picture is drawn need no picture of their own`() {
    var pacer = FramePacer()
    _ = pacer.changed(at: .zero)
    #expect(pacer.changed(at: .zero) == nil)
    #expect(pacer.changed(at: .seconds(1)) == nil)
  }

  @Test func `a change soon after a picture waits for the rest of the interval`() {
    var pacer = FramePacer()
    _ = pacer.changed(at: .zero)
    pacer.drawn(at: .milliseconds(10))
    #expect(pacer.changed(at: .milliseconds(20)) == .milliseconds(23))
  }

  @Test func `a change long after a picture waits for nothing`() {
    var pacer = FramePacer()
    _ = pacer.changed(at: .zero)
    pacer.drawn(at: .zero)
    #expect(pacer.changed(at: .seconds(9)) == .zero)
  }

  @Test func `a store that changes all the time is drawn thirty times a second`() {
    var pacer = FramePacer()
    var due: Duration?
    var pictures = 0
    for millisecond in 0..<1000 {
      let now = Duration.milliseconds(millisecond)
      if let delay = pacer.changed(at: now) { due = now + delay }
      if let time = due, time <= now {
        pacer.drawn(at: now)
        pictures += 1
        due = nil
      }
    }
    #expect((29...31).contains(pictures))
  }
}
