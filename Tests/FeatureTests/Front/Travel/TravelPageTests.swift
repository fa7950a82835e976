import Examples
import StoreTracing
import Testing

struct TravelPageTests {
  private let cause = TravelStep.Cause(
    action: "add",
    origin: "from outside",
    report: "added 'Milk'"
  )

  /// The lines of a page as a terminal would show them, the blanks at their ends left out.
  private func page(
    _ travel: TimeTravel,
    _ step: TravelStep,
    rows: Int = 16,
    columns: Int = 40
  ) -> [String] {
    var travel = travel
    let canvas = Canvas(size: ScreenSize(columns: columns, rows: rows))
    let contents = TravelPage(name: "todos", travel: travel, step: step).contents(columns: columns)
    travel.fit(lines: contents.count, room: TravelPage.room(on: canvas))
    return TravelPage(name: "todos", travel: travel, step: step).draw(contents, on: canvas)
      .map(\.text)
  }

  private func step(mistakes: [String] = [], state: TracePayload = .value(.null)) -> TravelStep {
    TravelStep(cause: cause, changes: ["count: 1 → 2"], mistakes: mistakes, state: state)
  }

  @Test func `a step is its number, its action, what that has changed, and the state`() {
    let lines = page(TimeTravel(steps: 0...4, at: 2), step())
    let rule = String(repeating: "─", count: 40)
    #expect(
      lines == [
        "todos  step 2 of 4", rule,
        String(repeating: "═", count: 19) + "●" + String(repeating: "─", count: 20),
        "added 'Milk'", "add  from outside", "", "changes", "  count: 1 → 2", "", "state", "  null",
        "", "", "", rule, "← → step  0-9 jump  r go on live  q quit",
      ]
    )
  }

  @Test func `the first state has no action`() {
    let first = TravelStep(cause: nil, changes: [], mistakes: [], state: .value(.null))
    let lines = page(TimeTravel(steps: 0...4), first)
    #expect(lines[2].hasPrefix("●──"))
    #expect(lines[3] == "the recorded state, before any of these actions")
    #expect(lines[6...7] == ["state", "  null"])
  }

  @Test func `an action that changes nothing is said to`() {
    let idle = TravelStep(cause: cause, changes: [], mistakes: [], state: .text("one\ntwo"))
    #expect(
      page(TimeTravel(steps: 0...4, at: 1), idle)[6...10] == [
        "changes nothing", "", "state", "  one", "  two",
      ]
    )
  }

  @Test(arguments: [
    (1, "todos  step 1 of 4  differs at step 3"), (3, "todos  step 3 of 4  differs since step 3"),
    (4, "todos  step 4 of 4  differs since step 3"),
  ])
  func `the first step that differs is told before it and behind it`(at: Int, title: String) {
    let travel = TimeTravel(steps: 0...4, at: at, divergence: 3)
    let lines = page(travel, step())
    #expect(lines[0] == title)
    let marks = Array(lines[2])
    #expect(marks[29] == (at == 3 ? "●" : "×"))
  }

  @Test func `the step that differs says what was recorded`() {
    let travel = TimeTravel(steps: 0...4, at: 3, divergence: 3)
    let lines = page(travel, step(mistakes: ["count: 2 → 1"]), columns: 60)
    #expect(
      lines[6...9] == [
        "differs from the recording, recorded → replayed", "  count: 2 → 1", "", "changes",
      ]
    )
  }

  @Test func `what has no room is counted, and can be scrolled to`() {
    let state = TracePayload.value(.array((1...9).map { .string("line number \($0)") }))
    var travel = TimeTravel(steps: 0...4, at: 1)
    let lines = page(travel, step(state: state), rows: 16)
    #expect(lines[12] == #"    "line number 2","#)
    #expect(lines[13] == "… 8 more, Down shows them")
    travel.fit(lines: 15, room: 7)
    for _ in 1...8 { _ = travel.press(.down) }
    let end = page(travel, step(state: state), rows: 16)
    #expect(end[6] == #"    "line number 4","#)
    #expect(end[11...13] == [#"    "line number 9""#, "  ]", ""])
  }

  @Test(arguments: 12...40)
  func `a page has as many lines as there are rows`(rows: Int) {
    let state = TracePayload.value(.array((1...20).map { .string("line number \($0)") }))
    let lines = page(TimeTravel(steps: 0...4, at: 1), step(state: state), rows: rows)
    #expect(lines.count == rows)
  }

  @Test func `a number that is typed stands with the keys`() {
    var travel = TimeTravel(steps: 0...40, at: 1)
    for digit in "23" { _ = travel.press(.character(digit)) }
    #expect(page(travel, step()).last == "Enter go to step 23  Esc don't")
  }

  @Test func `a number beyond the last step stands there as that step`() {
    var travel = TimeTravel(steps: 0...40, at: 1)
    for digit in "999" { _ = travel.press(.character(digit)) }
    #expect(page(travel, step()).last == "Enter go to step 40  Esc don't")
  }
}
