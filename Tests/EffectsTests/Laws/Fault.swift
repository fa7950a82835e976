import Testing

/// A mistake that a table could make, for the laws to find.
enum Fault: String, CaseIterable, CustomTestStringConvertible {
  /// A generation isn't bumped: what has been cut counts as live.
  case keepsGeneration
  /// A cancel leaves those alone that wait for their turn under a limit.
  case sparesWaiting
  /// Now and then a slot isn't given back.
  case losesSlot
  /// What sleeps is woken too early.
  case wakesEarly

  var testDescription: String { rawValue }
}
