/// One point of a run at which more than one thing could go on, and which of them did.
package struct ScheduleChoice: Hashable, Sendable {
  package let index: Int
  package let count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
