public import Store

/// A number is fetched on demand, shown until it is dismissed, and fetched again.
///
/// `ping` in any state shows `.loading` in the same turn and switches to the latest request; the
/// answer or the error is materialized into the state; `dismiss` resets the state and cancels the
/// request, so that a late answer can't bring it back.
public struct RandomNumber: Reducer {
  /// Where the number stands.
  public typealias State = DataLoadState<Int, RandomDotOrgError>

  /// What can happen to the feature.
  public enum Action: Hashable, Sendable {
    /// The user asks for a number.
    case ping
    /// The request of the latest ping has been answered.
    case response(Result<Int, RandomDotOrgError>)
    /// The user has seen enough.
    case dismiss
  }

  private enum CancelID {
    case request
  }

  private let client: RandomNumberClient
  private let range: ClosedRange<Int>

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - client: where the numbers come from.
  ///   - range: what to ask for.
  public init(client: RandomNumberClient, range: ClosedRange<Int> = 1...100) {
    self.client = client
    self.range = range
  }

  /// Runs one action.
  ///
  /// - Parameters:
  ///   - state: where the number stands.
  ///   - action: what happened.
  /// - Returns: the request for a `ping`, its cancellation for a `dismiss`.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .ping:
      state = .loading
      return .materialize(
        name: "random number",
        { [client, range] () throws(RandomDotOrgError) in try await client.number(in: range) },
        as: Action.response
      )
      .switchToLatest(id: CancelID.request)
    case .response(.success(let number)):
      state = .loaded(number)
      return .none
    case .response(.failure(let error)):
      state = .error(error)
      return .none
    case .dismiss:
      state = .initial
      return .cancel(id: CancelID.request)
    }
  }
}
