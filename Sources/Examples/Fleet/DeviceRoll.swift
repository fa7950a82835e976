internal import Effects

/// The devices of the latest run.
package final class DeviceRoll: Sendable {
  private let content = Locked<(run: Int, devices: [DeviceActor])>((0, []))

  /// Makes an empty roll.
  package init() {}

  /// The devices that have been entered.
  package var devices: [DeviceActor] { content.withLock { $0.devices } }

  /// Begins another run; returns its number.
  package func begin() -> Int {
    let (run, old) = content.withLock { content in
      let old = content.devices
      content = (content.run + 1, [])
      return (content.run, old)
    }
    // Let go here, without the lock.
    _ = consume old
    return run
  }

  /// Enters a device, unless its run is over.
  package func enter(_ device: DeviceActor, of run: Int) {
    content.withLock { content in
      if content.run == run { content.devices.append(device) }
    }
  }
}
