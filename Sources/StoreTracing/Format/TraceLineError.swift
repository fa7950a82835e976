/// Why one line of a trace can't be read.
struct TraceLineError: Error, Hashable, Sendable {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
