import StoreTesting
import TestSupport

/// Plays the timelines of one case as effects; a frame is a second.
///
/// Every event is an effect of its own that sleeps until its frame, and all of a source are started when
/// it is subscribed. So at one frame, what was subscribed first comes first.
struct TimelineFeature: Reducer {
  enum Action: Hashable, Sendable {
    case begin
    /// The input of an operator that acts on actions rather than on one effect.
    case input(String)
    case output(TimelineEvent.Kind)
    case unsubscribe
  }

  enum ID: Hashable { case all, inner, operation }

  /// Who listened to the inner timelines, from when until when.
  final class Subscriptions: Sendable {
    let starts = Log<(value: String, number: Int, frame: Int)>()
    let ends = Log<(number: Int, frame: Int)>()

    func all(until last: Int) -> [InnerSubscription] {
      starts.entries.map { start in
        let end = ends.entries.first { $0.number == start.number }?.frame
        return InnerSubscription(start.value, start.frame, end.flatMap { $0 > last ? nil : $0 })
      }
    }
  }

  let timeline: TimelineCase
  let subscriptions = Subscriptions()

  func reduce(into state: inout [TimelineEvent.Kind], action: Action) -> Effect<Action> {
    switch action {
    case .begin:
      // Whoever goes away at a frame does so before all events of that frame.
      let leaving = timeline.unsubscribe.map { [Self.at($0, .unsubscribe)] } ?? []
      return .merge(leaving + [play]).cancellable(id: ID.all)
    case .input(let value):
      return answer(to: value)
    case .output(let kind):
      state.append(kind)
      return .none
    case .unsubscribe:
      return .merge(.cancel(id: ID.all), .cancel(id: ID.inner), .cancel(id: ID.operation))
    }
  }

  /// What the case consists of.
  private var play: Effect<Action> {
    switch timeline.operator {
    case .merge:
      ending(.merge((timeline.sources ?? []).map { Self.source($0) }))
    case .concatenate:
      ending(.concatenate((timeline.sources ?? []).map { Self.source($0) }))
    case .delay:
      ending(source.delay(for: .seconds(timeline.frames ?? 0)))
    case .flatten:
      timeline.outer.map { Self.inputs($0) } ?? .none
    case .debounceTime, .throttleTime:
      timeline.source.map { Self.inputs($0) } ?? .none
    case .retry, .timeout:
      oneShot
    case .materialize, .dematerialize, .share:
      .none
    }
  }

  private var source: Effect<Action> { timeline.source.map { Self.source($0) } ?? .none }

  private func ending(_ effect: Effect<Action>) -> Effect<Action> {
    .concatenate(effect, .send(.output(.finished)))
  }

  /// What an input is answered with.
  private func answer(to value: String) -> Effect<Action> {
    let output = Effect<Action>.send(.output(.value(value)))
    let duration = Duration.seconds(timeline.frames ?? 0)
    switch timeline.operator {
    case .debounceTime:
      return output.debounce(id: ID.operation, for: duration)
    case .throttleTime:
      return output.throttle(
        id: ID.operation,
        for: duration,
        latest: timeline.trailing ?? false
      )
    default:
      guard let inner = timeline.inners?[value] else { return .none }
      return .merge(subscription(to: value, inner), Self.source(inner))
        .cancellable(id: ID.inner, strategy)
    }
  }

  private var strategy: FlattenStrategy {
    switch timeline.strategy {
    case .latest: .latest
    case .exhaust: .exhaust
    case .concat: .concat
    case .merge, nil: timeline.limit.map { .merge(atMost: $0) } ?? .merge
    }
  }

  /// Notes when the inner timeline was subscribed, and when it ended or was given up.
  private func subscription(to value: String, _ inner: Timeline) -> Effect<Action> {
    .run { [subscriptions] send in
      let start = Self.frame(of: send.clock)
      let number = subscriptions.starts.entries.count
      subscriptions.starts.append((value, number, start))
      let passed = inner.kind == .hot ? start : 0
      await Self.sleep(frames: Self.length(of: inner) - passed, send.clock)
      subscriptions.ends.append((number, Self.frame(of: send.clock)))
    }
  }
}
