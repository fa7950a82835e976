internal import Effects
package import Store

/// What a device is connected to, as a value that tests replace.
///
/// **Isolation:** the closures are called off the device's actor.
package struct DeviceClient: Sendable {
  /// Sends what the sensor reads, then that it has ended.
  package var measure: @Sendable (Send<FleetDevice.Action>) async -> Void
  /// Hands over a report.
  package var report: @Sendable (FleetReport) -> Void
  /// Tells that no further report will come.
  package var end: @Sendable () -> Void

  /// Makes a client.
  package init(
    measure: @escaping @Sendable (Send<FleetDevice.Action>) async -> Void,
    report: @escaping @Sendable (FleetReport) -> Void,
    end: @escaping @Sendable () -> Void
  ) {
    self.measure = measure
    self.report = report
    self.end = end
  }

  /// A device of a plan: a simulated sensor, read as fast as the store takes its readings.
  ///
  /// - Parameters:
  ///   - device: the number of the device.
  ///   - plan: what it is to do.
  ///   - run: is told how long each action has taken, once at the end.
  ///   - reports: where the reports go.
  /// - Returns: the client.
  package static func simulated(
    _ device: Int,
    _ plan: FleetPlan,
    run: FleetRun,
    reports: AsyncStream<FleetReport>.Continuation
  ) -> Self {
    Self(
      measure: { send in
        var sensor = Sensor(device: device, seed: plan.seed)
        var latencies = LatencyHistogram()
        let now = ElapsedTime.start(send.clock)
        var number = 0
        while number < plan.events {
          number += 1
          if Task.isCancelled { return }
          let sent = now()
          await send(.measured(sensor.read()))
          latencies.add(now() - sent)
          // A send to an actor that is free doesn't suspend: without this, a device would keep its
          // thread to its end, and the others and the dashboard would wait for it.
          if number.isMultiple(of: plan.batch) { await Task.yield() }
        }
        run.add(latencies)
        await send(.ended)
      },
      report: { reports.yield($0) },
      end: { reports.finish() }
    )
  }
}
