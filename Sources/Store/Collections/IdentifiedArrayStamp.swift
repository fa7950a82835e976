internal import Synchronization

/// Numbers that no two changes of a list of ids share.
@usableFromInline
enum IdentifiedArrayStamp {
  private static let last = Atomic<UInt64>(0)

  /// Returns a number that was never returned before, and is not zero.
  ///
  /// Only its being different matters, not what else has happened before: no ordering is needed.
  /// At a thousand million changes a second the numbers last for five hundred years.
  @usableFromInline
  static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
