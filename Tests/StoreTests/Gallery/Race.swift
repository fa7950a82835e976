import StoreTesting
import TestSupport
import Testing

/// A race of the gallery: a test that fails under some of its schedules, and how it is found.
struct Race {
  /// Runs the feature once, and reports what went wrong.
  let test: (ScheduleRun) async -> Void

  init(_ test: @escaping (ScheduleRun) async -> Void) {
    self.test = test
  }

  /// Searches as ``SchedulesTrait`` does, and keeps the failures.
  func search(
    _ schedules: Schedules,
    replay: String? = nil
  ) async -> (verdict: ScheduleSession.Verdict, texts: [String]) {
    var verdict = ScheduleSession.Verdict.passed(count: 0, isCut: false)
    let found = await failures {
      verdict = await ScheduleSession(schedules, replay: replay).search(test)
    }
    return (verdict, found.map(\.message))
  }

  /// The text of the one failure that an exhaustive search ends with.
  func text() async -> String {
    let found = await search(.exhaustive(limit: 20_000))
    return found.texts.count == 1 ? found.texts[0] : "\(found.verdict): \(found.texts)"
  }

  /// The race is found in both ways, the text has these lines in this order, and its token leads to
  /// the same text.
  func expectFound(lines: [String], at place: SourceLocation = #_sourceLocation) async {
    let text = await text()
    var rest = text.split(separator: "\n").map { $0.drop { " 0123456789".contains($0) } }[...]
    for line in lines {
      guard let index = rest.firstIndex(where: { $0 == line }) else {
        Issue.record("“\(line)” isn't there, or not in its place:\n\(text)", sourceLocation: place)
        return
      }
      rest = rest[(index + 1)...]
    }
    let random = await search(.random(count: 200))
    guard case .failed = random.verdict else {
      Issue.record("Not found by `.random(count: 200)`.", sourceLocation: place)
      return
    }
    guard case .failed(let token) = await search(.exhaustive(limit: 20_000)).verdict else { return }
    let replayed = await search(.seed(1), replay: "\(token)")
    #expect(replayed.texts.map(interleaving) == [interleaving(text)], sourceLocation: place)
  }

  /// The schedule in which everybody waits for his turn is no help.
  func expectMissedByDefault(at place: SourceLocation = #_sourceLocation) async {
    let (verdict, texts) = await search(.exhaustive(limit: 1))
    guard case .passed(count: 1, isCut: true) = verdict else {
      Issue.record("\(verdict) \(texts)", sourceLocation: place)
      return
    }
  }

  /// All schedules pass, and there are so many.
  func expectMended(schedules: Int, at place: SourceLocation = #_sourceLocation) async {
    let (verdict, texts) = await search(.exhaustive(limit: 20_000))
    guard case .passed(let count, isCut: false) = verdict else {
      Issue.record("\(verdict) \(texts)", sourceLocation: place)
      return
    }
    print("\(place.fileName): \(ScheduleCount(count, isCut: false))")
    #expect(count == schedules, sourceLocation: place)
  }

  /// The part of a text that tells what happened.
  private func interleaving(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    return lines.drop { $0 != "The interleaving:" }.joined(separator: "\n")
  }
}
