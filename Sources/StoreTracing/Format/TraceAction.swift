/// An action, and what it made of the state.
public struct TraceAction: Hashable, Sendable {
  /// How many actions there have been with this one; the state after it is that of this step.
  public let step: Int
  /// The action.
  public let action: TracePayload
  /// Who sent it.
  public let origin: TraceOrigin
  /// What it made of the state.
  public let change: TraceChange

  /// The action on one line, such as `response(success(4))`.
  public var label: String { TraceLabel.text(of: action) }
}
