internal import Store

/// Where the store of a device lives: each device has an actor of its own.
package actor DeviceActor {
  private let initialState: FleetDevice.State
  private let client: DeviceClient
  private lazy var store = Store(initialState: initialState, isolation: self) {
    FleetDevice(client: client)
  }

  /// Makes a device that hasn't begun.
  package init(_ initialState: FleetDevice.State, client: DeviceClient) {
    self.initialState = initialState
    self.client = client
  }

  /// Lets the device work until it has ended.
  ///
  /// **Cancellation:** ends the work.
  package func run() async {
    await store.send(.start).finish()
  }

  /// What the device has counted.
  package var readings: Readings { store.state.readings }
}
