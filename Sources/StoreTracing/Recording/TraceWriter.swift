/// Carries out what the scribe decides, and reports once when that fails.
///
// INVARIANT: used by one thread at a time: by its recorder, on the store's actor, or else by the
// lane that the recorder hands everything to.
final class TraceWriter<State: Sendable, Action: Sendable>: @unchecked Sendable {
  private var scribe: TraceScribe<State, Action>
  private let sink: any TraceSink
  private let onFailure: @Sendable (TraceError) -> Void
  private var isClosed = false
  private(set) var failure: TraceError?

  init(
    scribe: TraceScribe<State, Action>,
    sink: any TraceSink,
    onFailure: @escaping @Sendable (TraceError) -> Void
  ) {
    self.scribe = scribe
    self.sink = sink
    self.onFailure = onFailure
  }

  func write(_ input: TraceInput<State, Action>, at time: Duration) {
    guard failure == nil, !isClosed else { return }
    let output = scribe.write(input, at: time)
    do {
      if !output.bytes.isEmpty { try sink.write(output.bytes, startsPart: output.startsPart) }
      if case .close = input {
        isClosed = true
        try sink.close()
      }
    } catch {
      let failure = error as? TraceError ?? .unwritable(reason: "\(error)")
      self.failure = failure
      if !isClosed { try? sink.close() }
      onFailure(failure)
    }
  }
}
