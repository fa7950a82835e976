import Effects
import TestSupport

/// A timeline as a sequence, played on a timetable.
final class TimelineSource<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  typealias Answer = Event<Element, Failure>

  struct Subscription {
    let feed: Feed<Element, Failure>
    let start: Int
    var end: Int?
  }

  private let events: [(frame: Int, answer: Answer)]
  private let isHot: Bool
  private let timetable: Timetable
  private let contents = Locked<[Subscription]>([])

  /// Makes a source; a hot one plays from now on, whether anybody listens or not.
  init(
    _ timeline: Timeline,
    in timetable: Timetable,
    answer: @Sendable (TimelineEvent.Kind) -> Answer
  ) {
    events = timeline.events.map { ($0.frame, answer($0.kind)) }
    isHot = timeline.kind == .hot
    self.timetable = timetable
    guard isHot else { return }
    for (frame, answer) in events where frame >= 0 {
      timetable.enter(frame, .hot) { [self] in
        for subscription in subscriptions where subscription.end == nil {
          subscription.feed.answer(answer)
        }
      }
    }
  }

  var subscriptions: [Subscription] { contents.withLock { $0 } }

  func makeAsyncIterator() -> Iterator {
    let feed = Feed<Element, Failure>()
    let now = timetable.now
    let index = contents.withLock { contents in
      contents.append(Subscription(feed: feed, start: now))
      return contents.count - 1
    }
    if !isHot {
      for (frame, answer) in events {
        timetable.enter(now + frame, .cold) { feed.answer(answer) }
      }
    }
    let life = Counted { [self] in
      let now = timetable.now
      contents.withLock { $0[index].end = now }
    }
    return Iterator(feed: feed.makeAsyncIterator(), life: life)
  }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate var feed: Feed<Element, Failure>.Iterator
    fileprivate let life: Counted

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Element? {
      try await feed.next(isolation: actor)
    }
  }
}

extension TimelineSource where Element == String, Failure == TimelineFailure {
  /// A source of the values as they are written.
  convenience init(_ timeline: Timeline, in timetable: Timetable) {
    self.init(timeline, in: timetable) { kind in
      switch kind {
      case .value(let value): .value(value)
      case .failure: .failure(TimelineFailure())
      case .finished: .finished
      }
    }
  }
}

extension TimelineSource where Element == Event<String, TimelineFailure>, Failure == Never {
  /// A source of events, written `N(value)`, `E(error)` and `C`.
  convenience init(events timeline: Timeline, in timetable: Timetable) {
    self.init(timeline, in: timetable) { kind in
      guard case .value(let text) = kind else { return .finished }
      return .value(Event(text))
    }
  }
}
