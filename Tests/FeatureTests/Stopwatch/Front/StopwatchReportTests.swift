import Examples
import Store
import Testing

struct StopwatchReportTests {
  private static let running = Stopwatch.State(
    isRunning: true,
    elapsed: .seconds(3),
    laps: [StopwatchLap(id: 1, duration: .seconds(2))],
    origin: .zero
  )

  @Test(arguments: [
    (Stopwatch.Action.start, Stopwatch.State(), "start"), (.start, running, "runs already"),
    (.stop, running, "stop"), (.stop, .init(), "doesn't run"), (.lap, running, "lap"),
    (.lap, .init(), "doesn't run"), (.reset, running, "reset"),
    (.began(.zero), .init(), "0:00.00 started"), (.ticked(.seconds(4)), running, "0:04.00"),
    (.lapped(.milliseconds(3500)), running, "0:03.50 lap 2: 0:01.50"),
    (.stopped(.seconds(4)), running, "0:04.00 stopped"),
  ])
  func `a transition is one line`(
    action: Stopwatch.Action,
    state: Stopwatch.State,
    text: String
  ) {
    var new = state
    _ = Stopwatch().reduce(into: &new, action: action)
    #expect(StopwatchReport.text(Transition(action, from: state, to: new)) == text)
  }

  @Test func `a stop names the best and the worst of several laps`() {
    var state = Self.running
    state.laps.append(StopwatchLap(id: 2, duration: .seconds(1)))
    let text = StopwatchReport.text(
      Transition(.stopped(.seconds(3)), from: state, to: state)
    )
    #expect(text == "0:03.00 stopped, best lap 2: 0:01.00, worst lap 1: 0:02.00")
  }
}
