/// The reports of one device, which is made and works when somebody iterates.
///
/// **Cancellation:** who stops iterating ends the device.
package struct DeviceReports: AsyncSequence, Sendable {
  package typealias Element = FleetReport
  package typealias Failure = Never

  private let device: Int
  private let plan: FleetPlan
  private let run: FleetRun
  private let around: @Sendable (DeviceClient) -> DeviceClient

  /// Makes the sequence.
  ///
  /// - Parameters:
  ///   - device: the number of the device.
  ///   - plan: what it is to do.
  ///   - run: is told of the device before it begins, and how long its actions take.
  ///   - around: what the device is connected to, made of what it would be.
  package init(
    device: Int,
    plan: FleetPlan,
    run: FleetRun,
    around: @escaping @Sendable (DeviceClient) -> DeviceClient
  ) {
    self.device = device
    self.plan = plan
    self.run = run
    self.around = around
  }

  /// Lets the device begin.
  package func makeAsyncIterator() -> AsyncStream<FleetReport>.Iterator {
    let (stream, reports) = AsyncStream<FleetReport>.makeStream()
    let actor = DeviceActor(
      FleetDevice.State(id: device, batch: plan.batch),
      client: around(.simulated(device, plan, run: run, reports: reports))
    )
    run.enter(actor)
    let work = Task(priority: .utility) { await actor.run() }
    reports.onTermination = { _ in work.cancel() }
    return stream.makeAsyncIterator()
  }
}
