/// The states of a trace: some of them whole, and the changes between those.
struct TraceSteps: Sendable {
  private static let interval = 64

  private(set) var first = 0
  private var changes: [TraceChange] = []
  private var whole: [Int: TracePayload] = [:]
  private(set) var lastState: TracePayload?

  var last: Int { first + changes.count }

  var isEmpty: Bool { lastState == nil }

  /// A whole state stands in the trace.
  mutating func add(_ state: TracePayload, step: Int) throws(TraceLineError) {
    if isEmpty {
      first = step
    } else if step != last {
      throw TraceLineError("the state is that of step \(step), not of step \(last)")
    }
    whole[step] = state
    lastState = state
  }

  /// An action has made a change.
  mutating func add(_ change: TraceChange, step: Int) throws(TraceLineError) {
    guard !isEmpty else { throw TraceLineError("there is no state before the first action") }
    guard step == last + 1 else { throw TraceLineError("step \(last + 1) is missing") }
    do throws(JSONPatchError) {
      // Given away first, so that it isn't copied.
      let state = lastState
      lastState = nil
      lastState = try change.applied(to: state)
    } catch {
      throw TraceLineError("the change does not fit the state: \(error)")
    }
    changes.append(change)
    if step.isMultiple(of: Self.interval) { whole[step] = lastState }
  }

  func state(at step: Int) -> TracePayload? {
    guard !isEmpty, (first...last).contains(step) else { return nil }
    if step == last { return lastState }
    var start = step
    while start > first, whole[start] == nil { start -= 1 }
    var state = whole[start]
    for change in changes[(start - first)..<(step - first)] {
      state = (try? change.applied(to: state)) ?? state
    }
    return state
  }
}
