/// An effect that has started.
public struct TraceEffect: Hashable, Sendable {
  /// Tells the effects of one trace apart.
  public let number: Int
  /// The name that its author gave it.
  public let name: String?
  /// The id that it is registered under, as text.
  public let id: String?
  /// The action that started it, as text.
  public let action: String
  /// The file in which it was made.
  public let fileID: String
  /// The line at which it was made.
  public let line: Int

  /// What to call it.
  public var title: String { name ?? id ?? "effect \(number)" }
}
