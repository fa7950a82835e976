package import Store

/// The dashboard of a fleet: it merges what the devices report.
///
/// Each device is a store of its own on an actor of its own. What one has reported twice, or not at
/// all, is found by the number of the report; at the end the sums of the dashboard are compared with
/// those that the devices have.
package struct Fleet: Reducer {
  private enum CancelID {
    case reports
  }

  private let client: FleetClient

  /// Makes the feature.
  ///
  /// - Parameter client: the way to the devices.
  package init(client: FleetClient) {
    self.client = client
  }

  /// Runs one action.
  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      state = State(plan: state.plan, phase: .running)
      // Before the work of the devices: what they have done should be seen while they do more.
      return .materialize(
        name: "reports",
        priority: .userInitiated,
        client.reports(state.plan),
        as: { event in
          switch event {
          case .value(let report): .reported(report)
          case .finished: .ended
          }
        }
      )
      .switchToLatest(id: CancelID.reports)
    case .stop:
      guard state.phase == .running else { return .none }
      state.phase = .stopped
      return .cancel(id: CancelID.reports)
    case .reported(let report):
      state.take(report)
      return .none
    case .ended:
      return .run(name: "audit") { [client] send in
        await send(.audited(await client.audit()))
      }
      .switchToLatest(id: CancelID.reports)
    case .audited(let audit):
      state.phase = .ended
      state.audit = audit
      return .none
    }
  }
}
