package import Store

/// One device: it takes readings, and reports them in batches.
///
/// Reports wait for each other, so that they leave in the order of their numbers.
package struct FleetDevice: Reducer {
  private enum CancelID {
    case reports
  }

  private let client: DeviceClient

  /// Makes the feature.
  ///
  /// - Parameter client: the sensor and the way to the dashboard.
  package init(client: DeviceClient) {
    self.client = client
  }

  /// Runs one action.
  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      return .run(name: "sensor", priority: .utility) { [client] send in await client.measure(send)
      }
    case .measured(let reading):
      state.readings.add(reading)
      state.unreported.add(reading)
      return state.unreported.count < state.batch ? .none : report(&state)
    case .ended:
      let last = state.unreported.count > 0 ? report(&state) : .none
      let end = Effect<Action>.run(name: "end") { [client] _ in client.end() }
      return .merge(last, end.cancellable(id: CancelID.reports, .concat))
    }
  }

  private func report(_ state: inout State) -> Effect<Action> {
    state.reports += 1
    let report = FleetReport(
      device: state.id,
      number: state.reports,
      readings: state.unreported
    )
    state.unreported = Readings()
    return .run(name: "report") { [client] _ in client.report(report) }
      .cancellable(id: CancelID.reports, .concat)
  }
}
