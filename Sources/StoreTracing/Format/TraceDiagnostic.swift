/// Something that the store ignored and that its author should know of.
public struct TraceDiagnostic: Hashable, Sendable {
  /// What kind of thing was ignored.
  public let kind: String
  /// What happened.
  public let text: String
  /// The number of the effect that it concerns, if its start was recorded and not its end.
  public let effect: Int?
}
