import Observation
import TestSupport

/// Reads something, and counts how often its readers are told until they read again.
@MainActor
func notifications(of read: () -> Void, during body: () -> Void) -> Int {
  let log = Log<Void>()
  withObservationTracking(read) { log.append(()) }
  body()
  return log.entries.count
}
