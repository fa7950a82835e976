/// The timeline as a Chrome trace, which Perfetto, speedscope and `chrome://tracing` open.
///
/// Actions are instants on a thread of their own. Effects are slices; those that overlap stand on
/// different threads, so that viewers which nest slices show each as it was.
public struct ChromeTrace: Sendable {
  /// The JSON, an object with `traceEvents`.
  public let json: String

  /// Makes the trace.
  ///
  /// - Parameter timeline: what to show.
  public init(_ timeline: Timeline) {
    var events: [JSONValue] = [
      Self.name("process_name", timeline.name.isEmpty ? "store" : timeline.name, thread: 0),
      Self.name("thread_name", "actions", thread: 0),
    ]
    let threads = Self.threads(of: timeline)
    for thread in 0..<(threads.max().map { $0 + 1 } ?? 0) {
      events.append(Self.name("thread_name", "effects \(thread + 1)", thread: thread + 1))
    }
    events += timeline.marks.map { Self.event($0, timeline) }
    for (lane, thread) in zip(timeline.lanes, threads) {
      events.append(Self.event(lane, thread: thread + 1, until: lane.end ?? timeline.duration))
    }
    events += timeline.notes.map(Self.event)
    json =
      JSONValue.object(
        JSONObject([
          .init("traceEvents", .array(events)), .init("displayTimeUnit", "ms"),
        ])
      ).description
  }

  /// The first thread that is free when an effect starts.
  private static func threads(of timeline: Timeline) -> [Int] {
    var free: [Duration] = []
    return timeline.lanes.map { lane in
      let end = lane.end ?? timeline.duration
      if let thread = free.firstIndex(where: { $0 <= lane.start }) {
        free[thread] = end
        return thread
      }
      free.append(end)
      return free.count - 1
    }
  }

  private static func name(_ kind: String, _ name: String, thread: Int) -> JSONValue {
    object("M", kind, .zero, thread, [], [.init("name", .string(name))])
  }

  private static func event(_ mark: TimelineMark, _ timeline: Timeline) -> JSONValue {
    let origin =
      mark.lane.map { "\(timeline.lanes[$0].title) #\(timeline.lanes[$0].number)" }
      ?? (mark.isFromEffect ? "an effect" : "outside")
    return object(
      "i",
      mark.label,
      mark.time,
      0,
      [.init("s", "t")],
      [.init("step", .number(String(mark.step))), .init("from", .string(origin))]
    )
  }

  private static func event(
    _ lane: TimelineLane,
    thread: Int,
    until end: Duration
  ) -> JSONValue {
    let how =
      switch lane.how {
      case .finished?: "finished"
      case .cancelled?: "cancelled"
      case nil: "running"
      }
    return object(
      "X",
      lane.title,
      lane.start,
      thread,
      [.init("dur", microseconds(end - lane.start))],
      [
        .init("number", .number(String(lane.number))), .init("end", .string(how)),
        .init("action", .string(lane.action)), .init("place", .string(lane.place)),
      ]
    )
  }

  private static func event(_ note: TimelineNote) -> JSONValue {
    object("i", "diagnostic", note.time, 0, [.init("s", "p")], [.init("text", .string(note.text))])
  }

  private static func object(
    _ phase: String,
    _ name: String,
    _ time: Duration,
    _ thread: Int,
    _ extra: [JSONObject.Member],
    _ arguments: [JSONObject.Member]
  ) -> JSONValue {
    let members: [JSONObject.Member] = [
      .init("ph", .string(phase)), .init("name", .string(name)), .init("cat", "store"),
      .init("ts", microseconds(time)), .init("pid", .number("1")),
      .init("tid", .number(String(thread))),
    ]
    return .object(JSONObject(members + extra + [.init("args", .object(JSONObject(arguments)))]))
  }

  /// Microseconds, the unit of time there, with the nanoseconds behind the point.
  private static func microseconds(_ time: Duration) -> JSONValue {
    let nanoseconds = max(0, TraceEntry.nanoseconds(time))
    let rest = String(nanoseconds % 1000)
    let fraction = String(repeating: "0", count: 3 - rest.count) + rest
    return .number("\(nanoseconds / 1000).\(fraction)")
  }
}
