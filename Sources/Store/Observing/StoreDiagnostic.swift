/// Something that a store ignored and that its author should know of.
public struct StoreDiagnostic: Sendable, CustomStringConvertible {
  /// What kind of thing was ignored.
  public enum Kind: Hashable, Sendable {
    /// An action for a child that isn't there.
    case absentChild
    /// A `send` used after its effect had ended.
    case sendAfterEnd
    /// Effects of a child about which no reducer is asked, so that they can't end with it.
    case unvisitedChild
  }

  /// What kind of thing was ignored.
  public let kind: Kind
  /// What happened, why it was ignored and what to do about it.
  public let description: String
  /// The effect that it concerns.
  public let effect: EffectInfo?

  package init(kind: Kind, description: String, effect: EffectInfo?) {
    self.kind = kind
    self.description = description
    self.effect = effect
  }

  /// An action was meant for a child that isn't there.
  @usableFromInline
  package static func absentChild(_ text: String) -> Self {
    Self(kind: .absentChild, description: text, effect: nil)
  }

  /// Nobody looks whether a child that has effects is still there.
  @usableFromInline
  package static func unvisitedChild(_ text: String) -> Self {
    Self(kind: .unvisitedChild, description: text, effect: nil)
  }

  /// An effect sent an action after it had ended.
  package static func sendAfterEnd(action: some Any, effect: EffectInfo) -> Self {
    Self(
      kind: .sendAfterEnd,
      description: """
        \(ValueText(action)) was sent by an effect that had ended, and was dropped.
        The effect was started by \(ValueText(effect.subject)) at \(effect.fileID):\(effect.line).
        Await everything that sends before the effect's closure returns.
        """,
      effect: effect
    )
  }
}
