/// The options of `examples fleet`.
package enum FleetOption: String, CommandLineOption {
  case devices = "--devices"
  case events = "--events"
  case batch = "--batch"
  case seed = "--seed"

  package var placeholder: String? { self == .seed ? "<integer>" : "<n>" }

  package var summary: [String] {
    let plan = FleetPlan()
    return switch self {
    case .devices: ["how many devices there are; default \(plan.devices)"]
    case .events: ["how many readings each device takes; default \(plan.events)"]
    case .batch: ["after how many readings a device reports; default \(plan.batch)"]
    case .seed: ["what the readings depend on; default \(plan.seed)"]
    }
  }
}

extension FleetPlan {
  /// Reads the options; more than a billion readings are too many.
  package init(_ arguments: FrontArguments<FleetOption>) throws(UsageError) {
    self.init()
    devices = try arguments.integer(of: .devices, in: 1...100_000) ?? devices
    events = try arguments.integer(of: .events, in: 1...10_000_000) ?? events
    batch = try arguments.integer(of: .batch, in: 1...10_000_000) ?? batch
    seed = try arguments.integer(of: .seed) ?? seed
    guard readings <= 1_000_000_000 else {
      throw UsageError("\(devices) devices with \(events) readings each are too many")
    }
  }
}
