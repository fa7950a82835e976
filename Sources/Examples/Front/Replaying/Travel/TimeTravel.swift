/// Where somebody stands in a recording, and which key leads where: a value that decides;
/// `TravelProgram` acts.
package struct TimeTravel: Hashable, Sendable {
  /// What a key asks for.
  package enum Decision: Hashable, Sendable {
    /// The key means nothing here.
    case ignore
    /// The same step looks different now.
    case redraw
    /// Another step is to be shown.
    case show(Int)
    /// The feature goes on from the step that is shown.
    case resume
    case leave
  }

  private static let page = 10
  /// No recording has steps with more digits.
  private static let longestNumber = 12

  /// All keys, for the help.
  package static let keys = [
    KeyHint("Left, Right, h, l", "one step back, one forth"),
    KeyHint("PageUp, PageDown", "\(page) steps back, \(page) forth"),
    KeyHint("Home, End", "the first step, the last"),
    KeyHint("a number, Enter", "that step; Enter does nothing more until another key"),
    KeyHint("d", "the first step that differs from the recording"),
    KeyHint("Up, Down, k, j", "go through what is shown of a step"),
    KeyHint("r, Enter", "go on live from here; effects aren't run again"),
    KeyHint("q", "leave"),
  ]

  /// The keys as a table, without a line feed at the end.
  package static var help: String {
    HelpTable(rows: keys.map { (title: $0.keys, lines: [$0.what]) }).text
  }

  /// The steps there are.
  package let steps: ClosedRange<Int>
  /// The first step whose state isn't the recorded one.
  package let divergence: Int?
  /// The step that is shown.
  package private(set) var step: Int
  /// The digits of a number that is being typed.
  package private(set) var typed = ""
  /// Whether Enter has ended a number, and nothing else has been pressed since: held down, it would
  /// go on live from there.
  private var isEnterSpent = false
  /// How many lines of the step are scrolled away.
  package private(set) var offset = 0
  /// How many can be.
  private var lastOffset = 0

  /// Makes one that stands at a step, the first one if none is given.
  package init(steps: ClosedRange<Int>, at step: Int? = nil, divergence: Int? = nil) {
    self.steps = steps
    self.step = Self.clamped(step ?? steps.lowerBound, steps)
    self.divergence = divergence
  }

  /// The step that the typed number leads to, the nearest one there is.
  package var target: Int? { Int(typed).map { Self.clamped($0, steps) } }

  /// What is shown of a step has so many lines, and there is room for so many.
  package mutating func fit(lines: Int, room: Int) {
    lastOffset = max(0, lines - room)
    offset = min(offset, lastOffset)
  }

  /// A key was pressed.
  package mutating func press(_ key: Key) -> Decision {
    if let decision = type(key) {
      isEnterSpent = key == .enter
      return decision
    }
    if key == .enter, isEnterSpent { return .ignore }
    isEnterSpent = false
    let isForgotten = !typed.isEmpty
    typed = ""
    let decision = move(key)
    return decision == .ignore && isForgotten ? .redraw : decision
  }

  /// What the key does to a number that is being typed; nothing if it has no part in one.
  private mutating func type(_ key: Key) -> Decision? {
    switch key {
    case .character(let digit) where digit.isASCII && digit.isNumber:
      guard typed.count < Self.longestNumber else { return .ignore }
      typed.append(digit)
      return .redraw
    case .backspace where !typed.isEmpty:
      typed.removeLast()
      return .redraw
    case .enter where !typed.isEmpty:
      let goal = target ?? step
      typed = ""
      let decision = show(goal)
      return decision == .ignore ? .redraw : decision
    default:
      return nil
    }
  }

  private mutating func move(_ key: Key) -> Decision {
    switch key {
    case .left, .character("h"): show(step - 1)
    case .right, .character("l"): show(step + 1)
    case .pageUp: show(step - Self.page)
    case .pageDown: show(step + Self.page)
    case .home: show(steps.lowerBound)
    case .end: show(steps.upperBound)
    case .character("d"): divergence.map { show($0) } ?? .ignore
    case .up, .character("k"): scroll(by: -1)
    case .down, .character("j"): scroll(by: 1)
    case .enter, .character("r"): .resume
    case .character("q"): .leave
    default: .ignore
    }
  }

  private mutating func show(_ target: Int) -> Decision {
    let target = Self.clamped(target, steps)
    guard target != step else { return .ignore }
    step = target
    return .show(target)
  }

  private mutating func scroll(by distance: Int) -> Decision {
    let target = min(max(offset + distance, 0), lastOffset)
    guard target != offset else { return .ignore }
    offset = target
    return .redraw
  }

  private static func clamped(_ step: Int, _ steps: ClosedRange<Int>) -> Int {
    min(max(step, steps.lowerBound), steps.upperBound)
  }
}
