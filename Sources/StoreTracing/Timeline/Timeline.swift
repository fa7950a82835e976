/// What happened when: the actions of a trace as marks, its effects as lanes.
public struct Timeline: Hashable, Sendable {
  /// What was recorded.
  public let name: String
  /// The effects, in the order in which they started.
  public private(set) var lanes: [TimelineLane] = []
  /// The actions, in order.
  public private(set) var marks: [TimelineMark] = []
  /// What the store ignored, and when.
  public private(set) var notes: [TimelineNote] = []
  /// The time of the last entry.
  public let duration: Duration

  private var laneOfEffect: [Int: Int] = [:]

  /// Reads a timeline off a trace.
  ///
  /// - Parameter trace: what was recorded.
  /// - Complexity: O(*n*), *n* its entries.
  public init(_ trace: Trace) {
    name = trace.header.name
    duration = trace.duration
    for entry in trace.entries { add(entry.event, at: entry.time) }
  }

  private mutating func add(_ event: TraceEvent, at time: Duration) {
    switch event {
    case .state, .closed:
      break
    case .action(let action):
      marks.append(
        TimelineMark(
          step: action.step,
          time: time,
          label: action.label,
          lane: lane(of: action.origin),
          isFromEffect: action.origin != .external
        )
      )
    case .effectStarted(let effect):
      laneOfEffect[effect.number] = lanes.count
      lanes.append(
        TimelineLane(
          number: effect.number,
          title: effect.title,
          action: effect.action,
          place: "\(effect.fileID):\(effect.line)",
          start: time
        )
      )
    case .effectEnded(let number, let end):
      // One that had started in an earlier part of the trace has no lane.
      guard let lane = laneOfEffect[number] else { break }
      lanes[lane].end = time
      lanes[lane].how = end
    case .diagnostic(let diagnostic):
      notes.append(TimelineNote(time: time, text: diagnostic.text))
    }
  }

  private func lane(of origin: TraceOrigin) -> Int? {
    guard case .effect(let number?) = origin else { return nil }
    return laneOfEffect[number]
  }
}
