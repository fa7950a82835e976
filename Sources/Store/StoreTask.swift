public import Synchronization

/// The work that one `send` has set off: the effects of its action, and those of the actions that
/// these send.
///
/// **Isolation:** callable from anywhere.
public final class StoreTask: Sendable {
  private struct Progress {
    var open = 0
    /// Whether an effect runs at a priority of its own.
    var hasOwnPriority = false
    /// The highest priority at which somebody waits for such effects, as a number: a `TaskPriority` is
    /// of a size that only the run time knows.
    var awaited: UInt8 = 0
    /// Each is taken out and resumed once, by the one who sees that nothing is open any more.
    var waiter: UnsafeContinuation<Void, Never>?
    /// Those behind the first one.
    var waiters: [UnsafeContinuation<Void, Never>] = []

    private static let lowest = TaskPriority.background.rawValue

    enum Wait {
      case over, begins, raises
    }

    /// Somebody waits.
    mutating func wait(_ continuation: UnsafeContinuation<Void, Never>, at priority: UInt8) -> Wait
    {
      guard open > 0 else { return .over }
      if waiter == nil { waiter = continuation } else { waiters.append(continuation) }
      guard priority > max(awaited, Self.lowest) else { return .begins }
      awaited = priority
      return hasOwnPriority ? .raises : .begins
    }
  }

  /// The task of a send that set nothing off.
  @usableFromInline package static let over = StoreTask()

  private let progress = Locked(Progress())
  @usableFromInline let cancelled = Atomic<Bool>(false)
  private let actions: StoreTaskActions?

  /// Makes the task of one send; without actions, of one that set nothing off.
  ///
  /// - Parameter actions: what it asks of its store.
  @usableFromInline
  package init(_ actions: StoreTaskActions? = nil) {
    self.actions = actions
  }

  /// Waits until everything that the send has set off is over.
  ///
  /// **Cancellation:** cancelling the waiting task cancels the effects, then returns.
  ///
  /// **Priority:** effects that were given a lower priority than the waiting task's are raised to it,
  /// all of them, on systems that can raise the priority of a task.
  public func finish() async {
    if let drive = actions?.drive { return await finish(by: drive) }
    // What is over can't be cancelled either.
    if isOver { return }
    let priority = Task.currentPriority.rawValue
    await withTaskCancellationHandler {
      await withUnsafeContinuation { wait($0, at: priority) }
    } onCancel: {
      cancel()
    }
  }

  private func finish(by drive: @Sendable (StoreTask) async -> Void) async {
    await withTaskCancellationHandler {
      await drive(self)
    } onCancel: {
      cancel()
    }
  }

  private func wait(_ continuation: UnsafeContinuation<Void, Never>, at priority: UInt8) {
    switch progress.withLock({ $0.wait(continuation, at: priority) }) {
    case .over: continuation.resume()
    case .begins: break
    case .raises: actions?.onWait?(self, TaskPriority(rawValue: priority))
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
    if isFirst { actions?.onCancel(self) }
  }

  /// Whether ``cancel()`` was called while something was under way.
  @inlinable public var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  package var isOver: Bool { progress.withLock { $0.open == 0 } }

  /// An effect is about to start that was given a priority.
  ///
  /// Returns the one to start it with: at least that of whoever waits for it.
  @usableFromInline
  package func start(at priority: UInt8) -> UInt8 {
    progress.withLock { progress in
      progress.hasOwnPriority = true
      return max(priority, progress.awaited)
    }
  }

  /// One more tree of effects, or waiting action, belongs to the task.
  @usableFromInline
  package func enter() {
    progress.withLock { $0.open += 1 }
  }

  /// One of them is over.
  @usableFromInline
  package func leave() {
    let (first, others) = progress.withLock { progress in
      progress.open -= 1
      guard progress.open == 0, let waiter = progress.waiter.take() else {
        return (nil as UnsafeContinuation<Void, Never>?, [] as [UnsafeContinuation<Void, Never>])
      }
      defer { progress.waiters = [] }
      return (waiter, progress.waiters)
    }
    first?.resume()
    for waiter in others { waiter.resume() }
  }
}
