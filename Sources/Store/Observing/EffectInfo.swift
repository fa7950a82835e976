/// Who an effect is, for observers and failure texts.
public struct EffectInfo: Sendable {
  /// Tells the effects of one store apart; never used again within it.
  public struct Token: Hashable, Sendable {
    let effect: EffectToken
  }

  /// Tells this effect apart from all others of its store.
  public let token: Token
  /// The name that its author gave it.
  public let name: String?
  /// The innermost id that it is registered under.
  public let id: (any Hashable & Sendable)?
  /// The file in which it was made; empty for an effect that just sends.
  public let fileID: String
  /// The line at which it was made; 0 for an effect that just sends.
  public let line: Int

  /// The action that started it.
  package let subject: any Sendable

  /// The action that started it, as text.
  ///
  /// - Complexity: the text is made anew at each call.
  public var action: String { String(describing: subject) }

  package init(token: EffectToken, site: EffectSite?, id: EffectID?, action: any Sendable) {
    self.token = Token(effect: token)
    name = site?.name
    self.id = id?.base
    fileID = site?.fileID ?? ""
    line = site?.line ?? 0
    subject = action
  }
}
