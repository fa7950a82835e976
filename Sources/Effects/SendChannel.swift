/// What all copies of a ``Send`` share.
///
/// An object, so that a `Send` is one word: it lies in the frame of every running effect, and there is
/// room for few of them in a task before it needs more memory.
@usableFromInline
final class SendChannel<Action: Sendable>: Sendable {
  @usableFromInline let clock: any Clock<Duration>
  @usableFromInline let deliver: @Sendable (Action) async -> Void

  @inlinable
  init(clock: any Clock<Duration>, deliver: @escaping @Sendable (Action) async -> Void) {
    self.clock = clock
    self.deliver = deliver
  }
}
