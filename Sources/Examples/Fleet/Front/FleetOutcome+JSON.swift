extension FleetOutcome {
  /// One JSON object, on one line.
  package var json: String {
    let plan = state.plan
    return JSONText.object([
      "plan": JSONText.object([
        "devices": "\(plan.devices)", "events": "\(plan.events)", "batch": "\(plan.batch)",
        "seed": "\(plan.seed)",
      ]),
      "expected": Self.json(expected),
      "devices": state.audit.map { Self.json($0.readings) } ?? "null",
      "dashboard": Self.json(state.total),
      "misplacedReports": "\(state.misplacedReports)",
      "agree": "\(agrees)",
      "figures": state.audit?.figures.map(Self.json) ?? "null",
    ])
  }

  private static func json(_ readings: Readings) -> String {
    JSONText.object([
      "count": "\(readings.count)",
      "sum": "\(readings.sum)",
      "lowest": readings.lowest.map(String.init) ?? "null",
      "highest": readings.highest.map(String.init) ?? "null",
    ])
  }

  private static func json(_ figures: FleetFigures) -> String {
    JSONText.object([
      "actions": "\(figures.actions)",
      "p50Nanoseconds": figures.latency.map { nanoseconds($0.p50) } ?? "null",
      "p99Nanoseconds": figures.latency.map { nanoseconds($0.p99) } ?? "null",
      "longestNanoseconds": figures.latency.map { nanoseconds($0.longest) } ?? "null",
      "actionsPerSecond": "\(Int(figures.actionsPerSecond))",
      "wallNanoseconds": nanoseconds(figures.used.wall),
      "processorNanoseconds": nanoseconds(figures.used.processors),
      "processors": "\(figures.processors)",
      "utilisation": "\((figures.utilisation * 1000).rounded() / 1000)",
    ])
  }

  private static func nanoseconds(_ duration: Duration) -> String {
    "\(Int((duration / .nanoseconds(1)).rounded()))"
  }
}
