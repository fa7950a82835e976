/// What the devices say at the end of a run.
package struct FleetAudit: Codable, Hashable, Sendable {
  /// What they have counted, in all.
  package let readings: Readings
  /// How fast they were, if that was measured.
  package let figures: FleetFigures?

  /// Makes an audit.
  package init(readings: Readings, figures: FleetFigures? = nil) {
    self.readings = readings
    self.figures = figures
  }
}
