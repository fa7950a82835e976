/// The reports of one device, which is made and works when somebody iterates.
///
/// **Cancellation:** who stops iterating ends the device.
package struct DeviceReports: AsyncSequence, Sendable {
  package typealias Element = FleetReport
  package typealias Failure = Never

  private let device: Int
  private let plan: FleetPlan
  private let meter: FleetMeter
  private let onStart: @Sendable (DeviceActor) -> Void

  /// Makes the sequence.
  ///
  /// - Parameters:
  ///   - device: the number of the device.
  ///   - plan: what it is to do.
  ///   - meter: is told how long the actions of the device take.
  ///   - onStart: is given the device before it begins.
  package init(
    device: Int,
    plan: FleetPlan,
    meter: FleetMeter,
    onStart: @escaping @Sendable (DeviceActor) -> Void
  ) {
    self.device = device
    self.plan = plan
    self.meter = meter
    self.onStart = onStart
  }

  /// Lets the device begin.
  package func makeAsyncIterator() -> AsyncStream<FleetReport>.Iterator {
    let (stream, reports) = AsyncStream<FleetReport>.makeStream()
    let actor = DeviceActor(
      FleetDevice.State(id: device, batch: plan.batch),
      client: .simulated(device, plan, meter: meter, reports: reports)
    )
    onStart(actor)
    let work = Task { await actor.run() }
    reports.onTermination = { _ in work.cancel() }
    return stream.makeAsyncIterator()
  }
}
