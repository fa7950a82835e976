import Foundation
import StoreTracing
import TestSupport
import Testing

/// The three pictures of one recording.
@MainActor
struct TimelineTests {
  @Test func `the text has a lane for each effect, with marks and its end`() async throws {
    let trace = try await Recordings.timers()
    let text = TimelineText(Timeline(trace), columns: 80)
    #expect(
      text.lines.prefix(6) == [
        "timers: 7 actions, 3 effects, 2 s",
        "          0 s           500 ms         1 s           1.5 s",
        "actions   ●─────────────2────────────────────────────2──────────────2",
        "timer #1  ├─────────────✕                                              cancelled",
        "timer #2                ├────────────────────────────●                 finished",
        "timer #3                                             ├──────────────▶  runs",
      ]
    )
  }

  @Test func `no line is wider than the terminal, whatever stands in it`() async throws {
    let trace = try await Recordings.timers(name: "日本語のとても長い名前のトレース日本語のとても長い名前")
    for columns in [40, 60, 81] {
      for line in TimelineText(Timeline(trace), columns: columns).lines {
        #expect(TextWidth.columns(of: line) <= columns, "\(line)")
      }
    }
  }

  @Test func `ASCII alone is used where that is all there is`() async throws {
    let lines = TimelineText(Timeline(try await Recordings.timers()), columns: 80, style: .ascii)
      .lines
    #expect(lines.prefix(6).allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    #expect(lines[3].contains("|-------------x"))
  }

  @Test func `an empty trace is a picture too`() throws {
    let memory = TraceMemory()
    try TraceRecorder<Int, Int>(sink: memory, clock: ManualClock()).close()
    let trace = try memory.trace()
    #expect(TimelineText(Timeline(trace)).lines[0] == "0 actions, 0 effects, 0 s")
    #expect(TimelinePage(trace).html.contains("</html>"))
  }

  @Test func `the Chrome trace has the shape that its viewers expect`() async throws {
    let json = ChromeTrace(Timeline(try await Recordings.timers())).json
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    let events = try #require(object["traceEvents"] as? [[String: Any]])
    for event in events {
      #expect(event["name"] is String && event["ph"] is String && event["cat"] is String)
      #expect(event["pid"] is NSNumber && event["tid"] is NSNumber && event["ts"] is NSNumber)
      #expect(event["args"] is [String: Any])
    }
    let phases = Dictionary(grouping: events) { $0["ph"] as? String ?? "" }
    #expect(Set(phases.keys) == ["M", "X", "i"])
    #expect(phases["X"]?.compactMap { $0["dur"] as? Double } == [500_000, 1_000_000, 500_000])
    #expect(phases["i"]?.count == 8)
  }

  @Test func `slices of one thread never overlap`() async throws {
    let json = ChromeTrace(Timeline(try await Recordings.timers())).json
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let events = object?["traceEvents"] as? [[String: Any]] ?? []
    let slices = Dictionary(grouping: events.filter { $0["ph"] as? String == "X" }) {
      $0["tid"] as? Int ?? 0
    }
    #expect(slices[0] == nil)
    for slices in slices.values {
      let times = slices.map { ($0["ts"] as? Double ?? 0, $0["dur"] as? Double ?? 0) }
      for (one, next) in zip(times, times.dropFirst()) { #expect(one.0 + one.1 <= next.0) }
    }
  }

  @Test func `nothing in a trace breaks out of the page`() async throws {
    let trace = try await Recordings.timers(name: "</title></script><script>alert(1)</script>")
    let html = TimelinePage(trace).html
    #expect(html.ranges(of: "<script").count == 2)
    #expect(html.ranges(of: "</script>").count == 2)
    #expect(!html.contains("alert(1)<") && !html.contains("<!--"))
    #expect(!html.contains("/*{"))
  }

  @Test func `the page loads nothing from anywhere`() async throws {
    let html = TimelinePage(try await Recordings.timers()).html
    #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("import("))
    #expect(html.contains("default-src 'none'"))
  }
}
