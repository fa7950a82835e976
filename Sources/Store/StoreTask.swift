internal import Synchronization

/// The work that one `send` has set off: the effects of its action, and those of the actions that
/// these send.
///
/// **Isolation:** callable from anywhere.
public final class StoreTask: Sendable {
  private struct Progress {
    var open = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  /// The task of a send that set nothing off.
  @usableFromInline package static let over = StoreTask()

  private let progress = Locked(Progress())
  private let cancelled = Atomic<Bool>(false)
  private let onCancel: (@Sendable (StoreTask) -> Void)?
  private let drive: (@Sendable (StoreTask) async -> Void)?

  /// Makes the task of one send.
  ///
  /// - Parameters:
  ///   - onCancel: makes the store cut what belongs to the task.
  ///   - drive: waits in place of this task, for a store that has to be moved meanwhile.
  package init(
    onCancel: (@Sendable (StoreTask) -> Void)? = nil,
    drive: (@Sendable (StoreTask) async -> Void)? = nil
  ) {
    self.onCancel = onCancel
    self.drive = drive
  }

  /// Waits until everything that the send has set off is over.
  ///
  /// **Cancellation:** cancelling the waiting task cancels the effects, then returns.
  public func finish() async {
    await withTaskCancellationHandler {
      if let drive { return await drive(self) }
      await withCheckedContinuation { continuation in
        let isOver = progress.withLock { progress in
          if progress.open > 0 { progress.waiters.append(continuation) }
          return progress.open == 0
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Cancels the effects, and returns at once.
  ///
  /// **Ordering:** no action of these effects is reduced after this call has returned, except one
  /// whose reduction is under way on another thread. Their tasks are cancelled as soon as the
  /// store's actor is free.
  public func cancel() {
    guard !isOver else { return }
    let isFirst = cancelled.exchange(true, ordering: .acquiringAndReleasing) == false
    if isFirst { onCancel?(self) }
  }

  /// Whether ``cancel()`` was called while something was under way.
  public var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  package var isOver: Bool { progress.withLock { $0.open == 0 } }

  /// One more tree of effects, or waiting action, belongs to the task.
  package func enter() {
    progress.withLock { $0.open += 1 }
  }

  /// One of them is over.
  package func leave() {
    let waiters = progress.withLock { progress in
      progress.open -= 1
      guard progress.open == 0 else { return [CheckedContinuation<Void, Never>]() }
      let waiters = progress.waiters
      progress.waiters = []
      return waiters
    }
    for waiter in waiters { waiter.resume() }
  }
}
