public import Differences
internal import Effects
internal import Foundation

/// Prints what each action changes, while the program runs.
///
/// ```swift
/// Store(initialState: Todos.State(), observers: [ChangePrinter()]) { Todos() }
/// ```
/// ```
/// 1.204 s  .todo(.element(id: 3, action: .toggle))
///   todos[id: 3].isCompleted: false → true
///   (4 properties and 11 elements unchanged)
/// ```
///
/// **Ordering:** that of the actions. **Isolation:** the differences are found and printed on a queue
/// of the printer; the store never waits for it. If the printer can't keep up it leaves actions out
/// and says how many.
public final class ChangePrinter<State: Sendable, Action: Sendable>: StoreObserver {
  private let lane: BoundedLane<PrintedEvent<State, Action>>
  private let time: () -> Duration

  /// Makes a printer.
  ///
  /// - Parameters:
  ///   - clock: the store's clock.
  ///   - limits: how much of a change is printed.
  ///   - buffer: how many actions may wait to be printed; each holds the states before and after it.
  ///   - output: Takes in the lines of one action, the last without a line feed; called on a queue
  ///     of the printer, one action at a time. Standard error if not given.
  public init(
    clock: any Clock<Duration> = ContinuousClock(),
    limits: DifferenceLimits = DifferenceLimits(lines: 12),
    buffer: Int = 256,
    output: (@Sendable (String) -> Void)? = nil
  ) {
    let output = output ?? Self.printOnStandardError
    time = Stopwatch.start(clock)
    lane = BoundedLane(name: "StoreTracing.printer", capacity: max(buffer, 1)) { batch, dropped in
      for event in batch { output(event.text(limits: limits)) }
      if dropped > 0 { output("… \(dropped) left out: too many at once") }
    }
  }

  /// Prints what an action has changed.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - old: the state before.
  ///   - new: the state after.
  ///   - origin: who sent it.
  public func didReduce(_ action: Action, from old: State, to new: State, origin: ActionOrigin) {
    lane.appendOrDrop(.change(action, from: old, to: new, origin, time()))
  }

  /// Prints what was ignored.
  ///
  /// - Parameter diagnostic: what was ignored and why.
  public func report(_ diagnostic: StoreDiagnostic) {
    lane.appendOrDrop(.diagnostic(diagnostic, time()))
  }

  /// Waits until everything so far has been printed.
  public func flush() {
    lane.waitUntilIdle()
  }

  private static func printOnStandardError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }
}
