import Store

extension FleetOutcome {
  /// The sums and the figures, a line each.
  package var lines: [String] {
    let header = Self.row("", ["readings", "sum", "lowest", "highest"])
    return [header, Self.row("expected", expected)] + Self.sums(of: state) + [verdict]
      + (state.audit?.figures.map(Self.lines) ?? [])
  }

  /// What the devices and the dashboard have counted, a line each.
  package static func sums(of state: Fleet.State) -> [String] {
    [
      row("devices", state.audit?.readings ?? Readings()),
      row("dashboard", state.total),
    ]
  }

  /// How fast the run was, a line for each figure.
  package static func lines(_ figures: FleetFigures) -> [String] {
    let latency = figures.latency.map {
      "latency of an action: p50 \(text($0.p50)), p99 \(text($0.p99)), longest \(text($0.longest))"
    }
    let rate = Int(figures.actionsPerSecond)
    let busy = Int((figures.utilisation * 100).rounded())
    return [latency].compactMap(\.self) + [
      "throughput: \(rate) actions a second, in \(text(figures.used.wall))",
      "processors: \(busy) % of \(figures.processors) busy",
    ]
  }

  private static func text(_ duration: Duration) -> String {
    let microseconds = Int((duration / .microseconds(1)).rounded())
    return microseconds < 10_000 ? "\(microseconds) µs" : "\(microseconds / 1000) ms"
  }

  private static func row(_ title: String, _ readings: Readings) -> String {
    row(
      title,
      [
        "\(readings.count)", "\(readings.sum)", readings.lowest.map(String.init) ?? "-",
        readings.highest.map(String.init) ?? "-",
      ]
    )
  }

  private static func row(_ title: String, _ columns: [String]) -> String {
    title + blanks(10 - title.count) + columns.map { blanks(12 - $0.count) + $0 }.joined()
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
