import Effects
import TestSupport

/// Plays sources on a timetable and notes what comes out of an operator, and when.
struct Replay {
  let timetable = Timetable()
  private let last: Int
  private let unsubscribe: Int?

  init(until last: Int, unsubscribe: Int? = nil) {
    self.last = last
    self.unsubscribe = unsubscribe
  }

  init(_ example: TimelineCase) {
    self.init(until: example.lastFrame, unsubscribe: example.unsubscribe)
  }

  /// Listens to `sequence` from frame 0 on, until the last frame or the one of leaving.
  ///
  /// `look` is called while it still listens.
  func events<Element: Sendable, Failure: Error>(
    of sequence: some AsyncSequence<Element, Failure> & Sendable,
    text: (Element) -> String,
    beforeLeaving look: () -> Void = {}
  ) -> [TimelineEvent] {
    let listener = Listener(to: sequence)
    var events: [TimelineEvent] = []
    func note() {
      listener.executor.drain()
      for event in listener.events.dropFirst(events.count) {
        switch event {
        case .value(let value): events.append(.init(timetable.now, .value(text(value))))
        case .failure: events.append(.init(timetable.now, .failure))
        case .finished: events.append(.init(timetable.now, .finished))
        }
      }
    }
    note()
    if let unsubscribe {
      timetable.enter(unsubscribe, .unsubscription) { listener.cancel() }
    }
    timetable.run(until: last, afterEach: note)
    look()
    listener.cancel()
    return events
  }
}
