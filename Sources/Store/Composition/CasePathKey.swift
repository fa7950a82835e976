public import Effects

/// Tells one case path from another, as far as that can be told.
///
/// Two functions can't be compared. A path that was made of a key path is known by it, one of two
/// functions by the place in the code at which it was made; of an appended path each part counts.
@usableFromInline
enum CasePathKey: Hashable, Sendable {
  /// Two or more steps.
  @usableFromInline
  final class Parts: Hashable, Sendable {
    let steps: [CasePathKey]

    init(_ steps: [CasePathKey]) {
      self.steps = steps
    }

    @usableFromInline
    static func == (left: Parts, right: Parts) -> Bool {
      left === right || left.steps == right.steps
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) {
      hasher.combine(steps)
    }
  }

  /// That of the path that goes nowhere.
  case identity
  case property(PathKey)
  case place(CodePlace)
  case element(EffectID)
  case parts(Parts)

  /// Appending is associative, and the identity is neutral, as it is for the paths.
  func appending(_ key: CasePathKey) -> Self {
    if case .identity = self { return key }
    if case .identity = key { return self }
    return .parts(Parts(steps + key.steps))
  }

  private var steps: [CasePathKey] {
    switch self {
    case .identity: []
    case .parts(let parts): parts.steps
    case .property, .place, .element: [self]
    }
  }
}
