internal import Effects

/// Tells one case path from another, as far as that can be told.
///
/// Two functions can't be compared. A path that was made of a key path is known by it, one of two
/// functions by the place in the code at which it was made; of an appended path each part counts.
struct CasePathKey: Hashable, Sendable {
  private enum Step: Hashable, Sendable {
    case property(PathKey)
    case place(CodePlace)
    case element(EffectID)
  }

  /// The identity has none.
  private let first: Step?
  private var others: [Step] = []

  static var identity: Self { Self(first: nil) }

  private init(first: Step?) {
    self.first = first
  }

  init(property: AnyKeyPath) { self.init(first: .property(PathKey(property))) }

  init(madeAt place: CodePlace) { self.init(first: .place(place)) }

  init(element id: some Hashable & Sendable) { self.init(first: .element(EffectID(id))) }

  /// Appending is associative, and the identity is neutral, as it is for the paths.
  func appending(_ key: CasePathKey) -> Self {
    guard first != nil else { return key }
    guard let next = key.first else { return self }
    var result = self
    result.others += [next] + key.others
    return result
  }
}
