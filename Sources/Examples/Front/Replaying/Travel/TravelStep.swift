package import StoreTracing

/// What is told about one step of a recording.
package struct TravelStep: Hashable, Sendable {
  /// The action as it stands in the trace, who sent it, and what the example says of it; nothing for
  /// the state at the beginning.
  package struct Cause: Hashable, Sendable {
    package let action: String
    package let origin: String
    package let report: String

    package init(action: String, origin: String, report: String) {
      self.action = action
      self.origin = origin
      self.report = report
    }
  }

  package let cause: Cause?
  /// What differs from the step before, line by line.
  package let changes: [String]
  /// What differs from the recording, line by line, if this is the first such step.
  package let mistakes: [String]
  package let state: TracePayload

  package init(cause: Cause?, changes: [String], mistakes: [String], state: TracePayload) {
    self.cause = cause
    self.changes = changes
    self.mistakes = mistakes
    self.state = state
  }
}
