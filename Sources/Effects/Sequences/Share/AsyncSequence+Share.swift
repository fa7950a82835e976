extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// One execution of the sequence, for many consumers.
  ///
  /// ```
  /// input         --1--2--3--|
  /// from the start  1--2--3--|
  /// joins after 1      2--3--|
  /// joins after |            |
  /// ```
  ///
  /// **Lifetime:** a consumer joins when it makes its iterator. The sequence is iterated once the first
  /// consumer asks. A consumer leaves when its iterator goes, or when its task is cancelled: the others
  /// don't notice. When all have left before the end, the sequence is cancelled, and a consumer that
  /// comes later begins it anew, as in Combine: at any time there is one execution at most. After the
  /// end there is no other: whoever joins then gets the end, the failure included.
  ///
  /// **Ordering:** every consumer sees every element from its joining on, in order; joining is one step,
  /// without a gap or a double. Waiting consumers are resumed in the order of joining; what they do then
  /// is not ordered between them.
  ///
  /// **Buffering:** the fastest consumer sets the pace: the sequence is asked only while one of them
  /// waits. What others haven't read yet is kept for them, without limit and once for all of them, until
  /// the slowest has passed or left. An iterator that is made and never asked holds everything.
  ///
  /// **Errors:** each consumer is thrown the failure once; nil follows. **Cancellation:** a cancelled
  /// consumer gets nil at once, also while it waits, even if elements are kept for it.
  ///
  /// **Isolation:** the sequence runs in a task of its own, with the priority, the task-local values and
  /// the preferred task executor of the consumer that began it (the latter on systems that can name
  /// it). A more urgent consumer that waits does not raise that priority.
  ///
  /// - Complexity: O(*c*) for an element, *c* being the consumers; O(1) for each of them to read it.
  ///   Leaving is O(*n*) in what was kept for the consumer.
  ///
  /// - Returns: the shared sequence.
  public func share() -> ShareSequence<Self> {
    ShareSequence(base: self)
  }
}
