internal import Effects
public import Foundation

/// Writes down everything that happens in a store while the program runs.
///
/// ```swift
/// let recorder = try TraceRecorder<Todos.State, Todos.Action>(file: url)
/// let store = Store(initialState: Todos.State(), observers: [recorder]) { Todos() }
/// …
/// try recorder.close()
/// ```
///
/// The file has one JSON object a line, as `Documentation/TraceFormat.md` says: each action with its
/// origin and what it made of the state, effects starting and ending, and diagnostics, all with the
/// time of the store's clock. Actions and states that are `Encodable` are written as they encode
/// themselves, others as text. ``Trace`` reads it, ``replay(_:redaction:reducer:)`` runs it again.
///
/// A recorder belongs to one store. **Isolation:** to that store's actor. **Ordering:** that in which
/// the store tells its observers. **Errors:** a trace never disturbs the store; the first failure to
/// write ends the recording, is reported once and thrown by ``close()``.
///
/// - Complexity: O(*n*) for each action, *n* the elements of the state, most of it a comparison of raw
///   memory; only what differs is encoded. Memory does not grow with the length of the trace.
public final class TraceRecorder<State: Sendable, Action: Sendable>: StoreObserver {
  private typealias Event = (input: TraceInput<State, Action>, time: Duration)

  private let writer: TraceWriter<State, Action>
  private let lane: BoundedLane<Event>?
  private let time: () -> Duration

  /// Records into a file.
  ///
  /// - Parameters:
  ///   - file: the file; what is there already is overwritten, or put aside if `rotation` says so.
  ///   - clock: the store's clock.
  ///   - name: what is recorded, for whoever reads the trace.
  ///   - redaction: what must not be written.
  ///   - rotation: when the file is put aside and the next part begins.
  ///   - buffering: whether the store waits until an event has been written.
  ///   - onFailure: Is called once if the trace can't be written any more; says so on standard error
  ///     if not given.
  /// - Throws: `TraceError` when the file can't be created.
  public convenience init(
    file: URL,
    clock: any Clock<Duration> = ContinuousClock(),
    name: String = "",
    redaction: Redaction = .none,
    rotation: TraceRotation = .never,
    buffering: TraceBuffering = .none,
    onFailure: (@Sendable (TraceError) -> Void)? = nil
  ) throws(TraceError) {
    self.init(
      sink: try TraceFile(file, rotation: rotation),
      clock: clock,
      name: name,
      redaction: redaction,
      partSize: rotation.size,
      buffering: buffering,
      onFailure: onFailure
    )
  }

  /// Records into a sink.
  ///
  /// - Parameters:
  ///   - sink: what takes in the lines.
  ///   - clock: the store's clock.
  ///   - name: what is recorded, for whoever reads the trace.
  ///   - redaction: what must not be written.
  ///   - partSize: after how many bytes a new part begins.
  ///   - buffering: whether the store waits until an event has been written.
  ///   - onFailure: Is called once if the trace can't be written any more; says so on standard error
  ///     if not given.
  public init(
    sink: some TraceSink,
    clock: any Clock<Duration> = ContinuousClock(),
    name: String = "",
    redaction: Redaction = .none,
    partSize: Int = .max,
    buffering: TraceBuffering = .none,
    onFailure: (@Sendable (TraceError) -> Void)? = nil
  ) {
    let scribe = TraceScribe<State, Action>(
      name: name,
      date: Date.now.formatted(.iso8601),
      redaction: redaction,
      partSize: partSize
    )
    let writer = TraceWriter(scribe: scribe, sink: sink, onFailure: onFailure ?? Self.complain)
    self.writer = writer
    lane = buffering.capacity.map { capacity in
      BoundedLane(name: "StoreTracing.recorder", capacity: capacity) { events, _ in
        for event in events { writer.write(event.input, at: event.time) }
      }
    }
    time = Stopwatch.start(clock)
  }

  /// Waits until everything that has happened so far has been written.
  ///
  /// - Throws: `TraceError` if that failed, now or before.
  public func flush() throws(TraceError) {
    lane?.waitUntilIdle()
    if let failure = writer.failure { throw failure }
  }

  /// Ends the recording: everything that happened so far is written, nothing after it.
  ///
  /// A trace whose recorder has not been closed can be read just as well; it doesn't say that it is
  /// complete.
  ///
  /// - Throws: `TraceError` if something could not be written, now or before.
  public func close() throws(TraceError) {
    hand(.close)
    try flush()
  }

  /// Records an action and what it made of the state.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - old: the state before.
  ///   - new: the state after.
  ///   - origin: who sent it.
  public func didReduce(_ action: Action, from old: State, to new: State, origin: ActionOrigin) {
    hand(.reduced(action, from: old, to: new, origin))
  }

  /// Records the start of an effect.
  ///
  /// - Parameter effect: the effect.
  public func effectDidStart(_ effect: EffectInfo) { hand(.started(effect)) }

  /// Records the end of an effect.
  ///
  /// - Parameters:
  ///   - effect: the effect.
  ///   - end: how it ended.
  public func effectDidEnd(_ effect: EffectInfo, _ end: EffectEnd) { hand(.ended(effect, end)) }

  /// Records what was ignored.
  ///
  /// - Parameter diagnostic: what was ignored and why.
  public func report(_ diagnostic: StoreDiagnostic) { hand(.diagnostic(diagnostic)) }

  private func hand(_ input: TraceInput<State, Action>) {
    let time = time()
    if let lane { lane.waitAndAppend((input, time)) } else { writer.write(input, at: time) }
  }

  private static func complain(_ failure: TraceError) {
    try? FileHandle.standardError.write(contentsOf: Data("StoreTracing: \(failure)\n".utf8))
  }
}
