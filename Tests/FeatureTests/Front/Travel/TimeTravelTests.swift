import Examples
import Testing

struct TimeTravelTests {
  typealias Decision = TimeTravel.Decision

  private func travel(at step: Int, divergence: Int? = nil) -> TimeTravel {
    TimeTravel(steps: 5...87, at: step, divergence: divergence)
  }

  private static let keys: [(Key, from: Int, Decision)] = [
    (.right, 12, .show(13)), (.character("l"), 12, .show(13)), (.right, 86, .show(87)),
    (.right, 87, .ignore), (.left, 12, .show(11)), (.character("h"), 12, .show(11)),
    (.left, 6, .show(5)), (.left, 5, .ignore), (.pageDown, 12, .show(22)),
    (.pageDown, 80, .show(87)), (.pageDown, 87, .ignore), (.pageUp, 32, .show(22)),
    (.pageUp, 9, .show(5)), (.pageUp, 5, .ignore), (.home, 40, .show(5)), (.home, 5, .ignore),
    (.end, 40, .show(87)), (.end, 87, .ignore), (.character("d"), 40, .show(30)),
    (.character("d"), 12, .show(30)), (.character("d"), 30, .ignore), (.enter, 12, .resume),
    (.character("r"), 12, .resume), (.character("q"), 12, .leave), (.escape, 12, .ignore),
    (.control("d"), 12, .ignore), (.control("l"), 12, .ignore), (.tab, 12, .ignore),
    (.backspace, 12, .ignore), (.character("x"), 12, .ignore), (.character("٣"), 12, .ignore),
  ]

  @Test(arguments: keys)
  func `a key leads to a step, into the live feature, or out`(
    key: Key,
    from: Int,
    decision: Decision
  ) {
    var travel = travel(at: from, divergence: 30)
    #expect(travel.press(key) == decision)
    if case .show(let step) = decision {
      #expect(travel.step == step)
    } else {
      #expect(travel.step == from)
    }
  }

  @Test func `without a difference there is nothing to jump to`() {
    var travel = travel(at: 12)
    #expect(travel.press(.character("d")) == .ignore)
  }

  @Test(arguments: [
    (Int?.none, 5), (5, 5), (40, 40), (87, 87), (0, 5), (88, 87), (.max, 87), (.min, 5),
  ])
  func `the step at the beginning is one that there is`(asked: Int?, step: Int) {
    #expect(TimeTravel(steps: 5...87, at: asked).step == step)
  }

  @Test(arguments: [
    ("4\r", [Decision.redraw, .show(5)]), ("40\r", [.redraw, .redraw, .show(40)]),
    ("12\r", [.redraw, .redraw, .redraw]), ("999\r", [.redraw, .redraw, .redraw, .show(87)]),
    ("4\u{8}\r", [.redraw, .redraw, .resume]),
    ("4\u{8}33\r", [.redraw, .redraw, .redraw, .redraw, .show(33)]),
    ("007\r", [.redraw, .redraw, .redraw, .show(7)]),
  ])
  func `digits and Enter lead to a step, the nearest one there is`(
    typed: String,
    decisions: [Decision]
  ) {
    var travel = travel(at: 12)
    let keys = typed.map { character -> Key in
      switch character {
      case "\r": .enter
      case "\u{8}": .backspace
      default: .character(character)
      }
    }
    #expect(keys.map { travel.press($0) } == decisions)
    #expect(travel.typed == "")
  }

  @Test(arguments: [
    (Key.escape, Decision.redraw), (.tab, .redraw), (.right, .show(13)), (.left, .show(11)),
    (.character("q"), .leave), (.character("r"), .resume),
  ])
  func `any other key forgets the digits, and does what it does`(key: Key, decision: Decision) {
    var travel = travel(at: 12)
    _ = travel.press(.character("4"))
    #expect(travel.typed == "4")
    #expect(travel.press(key) == decision)
    #expect(travel.typed == "")
  }

  @Test func `Enter that is held down after a number does not go on live`() {
    var travel = travel(at: 12)
    let keys = [Key.character("4"), .character("0"), .enter, .enter, .enter]
    #expect(keys.map { travel.press($0) } == [.redraw, .redraw, .show(40), .ignore, .ignore])
    #expect(travel.step == 40)
  }

  @Test(arguments: [
    (Key.left, Decision.show(39)), (.escape, .ignore), (.down, .ignore), (.character("x"), .ignore),
  ])
  func `after another key Enter goes on live again`(key: Key, decision: Decision) {
    var travel = travel(at: 12)
    for key in [Key.character("4"), .character("0"), .enter, .enter] { _ = travel.press(key) }
    #expect(travel.press(key) == decision)
    #expect(travel.press(.enter) == .resume)
  }

  @Test func `Enter after a number that leads nowhere else does not go on live either`() {
    var travel = travel(at: 12)
    let keys = [Key.character("1"), .character("2"), .enter, .enter, .character("r")]
    #expect(keys.map { travel.press($0) } == [.redraw, .redraw, .redraw, .ignore, .resume])
  }

  @Test(arguments: [("", Int?.none), ("4", 5), ("40", 40), ("999", 87), ("000", 5)])
  func `a number that is typed stands for the nearest step there is`(typed: String, target: Int?) {
    var travel = travel(at: 12)
    for digit in typed { _ = travel.press(.character(digit)) }
    #expect(travel.target == target)
  }

  @Test func `no number is too long`() {
    var travel = travel(at: 12)
    for _ in 1...12 { #expect(travel.press(.character("9")) == .redraw) }
    #expect(travel.press(.character("9")) == .ignore)
    #expect(travel.press(.enter) == .show(87))
  }

  @Test func `what is shown of a step can be scrolled to its end and no further`() {
    var travel = travel(at: 12)
    #expect(travel.press(.down) == .ignore)
    travel.fit(lines: 12, room: 10)
    #expect(travel.press(.up) == .ignore)
    #expect(
      [Key.down, .character("j"), .down].map { travel.press($0) } == [
        .redraw, .redraw, .ignore,
      ]
    )
    #expect(travel.offset == 2)
    #expect(travel.press(.character("k")) == .redraw)
    #expect(travel.offset == 1)
  }

  @Test func `a step with less to show is scrolled back, any other stays where it is`() {
    var travel = travel(at: 12)
    travel.fit(lines: 30, room: 10)
    for _ in 1...8 { _ = travel.press(.down) }
    _ = travel.press(.right)
    travel.fit(lines: 25, room: 10)
    #expect(travel.offset == 8)
    _ = travel.press(.right)
    travel.fit(lines: 13, room: 10)
    #expect(travel.offset == 3)
  }

  @Test func `a recording without actions has one step`() {
    var travel = TimeTravel(steps: 0...0)
    for key in [Key.left, .right, .home, .end, .pageUp, .pageDown] {
      #expect(travel.press(key) == .ignore)
    }
    #expect(travel.press(.enter) == .resume)
  }
}
