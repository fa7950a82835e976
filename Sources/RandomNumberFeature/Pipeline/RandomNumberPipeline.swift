// The article's own shape, on async sequences. Of the holes of the original, this shape
//
// closes
// - H1: a dismissal is an element among the pings, so that the switch cancels the request;
// - H2: the client's failures have one type, and each of them becomes an error that is shown;
// - H3: a call has exactly one answer, a number or a failure;
// - H4, H5: what is assigned has the number of its turn, and counts only in that turn. An answer that
//   had left the switch before the next ping or dismissal is dropped where it is delivered;
// - H6: the modal's setter looks at what it is given;
// - H8: pings come from the main actor, and everything is assigned there;
// - H9: a ping reaches the requests only after its `.loading` has been read (`PassingOn`), however soon
//   the client answers;
// - H10: a request is one call, so that no second value can change what is shown;
// - H11: `share()` says what becomes of late consumers; here both are there before the first ping;
// - H13: only the pipeline writes the state;
// - H14: the modal's binding holds its owner;
// - H15, H16: the switch counts generations, and this shape counts turns;
//
// leaves to the view
// - H12: a sheet keeps what it was presented with, as `RandomNumberView` does;
//
// and keeps
// - H7: a ping while the modal is open takes it away until the answer is there;
// - H17: nothing is retried.
//
// It also has limits that the store does not have. A ping shows `.loading` in a later turn of the main
// actor, not in its own, and a dismissal in between shows nothing of it. Nobody can ask whether a
// request is under way, wait for it, or list what happened. The task-local values of a ping don't reach
// its request.

public import Observation
public import Store

/// The article's view model as a pipeline of async sequences.
///
/// ```
/// turns      --1-------2--------------3---------     pings 1 and 3, and the dismissal 2
/// loading    --(1)--------------------(3)-------
/// requests   ---\a     cancelled       \b---c|
/// values     -------------------------------(3, c)
/// errors     -----------------------------------
/// assigned   --loading-------------loading--loaded(c)
/// ```
///
/// ``RandomNumberViewModel`` is the same on a store, and simpler to reason about; this one is there to
/// compare. The head of its file says where they differ.
///
/// **Observation:** ``dataLoadState`` and ``modalShown`` are tracked when they are read. **Lifetime:**
/// releasing the pipeline cancels its request.
@MainActor
@Observable
public final class RandomNumberPipeline {
  /// Where the number stands.
  public typealias State = DataLoadState<Int, RandomDotOrgError>

  /// What opens a turn.
  private enum Command: Sendable {
    case ping, dismiss
  }

  private typealias Turn = Numbered<Command>

  /// Where the number stands.
  public private(set) var dataLoadState = State.initial

  /// The number of the last ping or dismissal.
  @ObservationIgnored private var turn = 0
  @ObservationIgnored private let commands: AsyncStream<Turn>.Continuation
  @ObservationIgnored private var assignment: SubscriptionToken?

  /// Makes a pipeline that has asked for nothing.
  ///
  /// - Parameters:
  ///   - client: where the numbers come from.
  ///   - range: what to ask for.
  public init(client: RandomNumberClient, range: ClosedRange<Int> = 1...100) {
    let (turns, commands) = AsyncStream<Turn>.makeStream()
    let (requests, request) = AsyncStream<Turn>.makeStream()
    self.commands = commands
    let answers =
      requests
      .map { Self.request(in: $0, client, range).materialize() }
      .switchToLatest()
      .share()
    let loading = PassingOn(turns, to: request)
      .compactMap { turn in turn.content == .ping ? turn.map { _ in State.loading } : nil }
    assignment = mergeMany(
      loading,
      answers.values().map { $0.map(State.loaded) },
      answers.errors().map { $0.map(State.error) }
    )
    .assign(to: \.shown, onWeak: self)
  }

  /// Asks for a number; an answer that is still under way doesn't count any more.
  public func randomNumberPing() {
    open(.ping)
  }

  /// Goes back to the beginning; an answer that is still under way doesn't count any more.
  public func dismiss() {
    open(.dismiss)
    dataLoadState = .initial
  }

  /// Whether there is a number or an error to show.
  ///
  /// Writing false dismisses what is shown; while nothing is shown it does nothing, nor does writing
  /// true.
  public var modalShown: StoreBinding<Bool> {
    StoreBinding(
      get: { self.isShown },
      set: { if !$0, self.isShown { self.dismiss() } }
    )
  }

  private var isShown: Bool { dataLoadState.value != nil || dataLoadState.error != nil }

  /// What the pipeline assigns; it counts in its own turn only.
  private var shown: Numbered<State> {
    get { Numbered(turn, dataLoadState) }
    set { if newValue.turn == turn { dataLoadState = newValue.content } }
  }

  private func open(_ command: Command) {
    turn += 1
    commands.yield(Turn(turn, command))
  }

  /// The call of a ping; a dismissal asks nothing.
  private nonisolated static func request(
    in turn: Turn,
    _ client: RandomNumberClient,
    _ range: ClosedRange<Int>
  ) -> AnswerSequence<Numbered<Int>, Numbered<RandomDotOrgError>> {
    guard turn.content == .ping else { return .none }
    return AnswerSequence { () throws(Numbered<RandomDotOrgError>) in
      do throws(RandomDotOrgError) {
        return Numbered(turn.turn, try await client.number(in: range))
      } catch {
        throw Numbered(turn.turn, error)
      }
    }
  }
}
