/// Names the place at which a reducer embeds a child, for the effects that the child returns.
///
/// It is made once for each body, and compared for each action while effects run. So it hashes the
/// place in the code only; what tells two uses of one place apart is compared, by identity first.
@usableFromInline
struct ScopeKey: Hashable, Sendable, CustomStringConvertible {
  @usableFromInline
  enum Modifier: String, Sendable {
    case scope = "Scope"
    case ifLet, ifCaseLet, forEach
  }

  /// Where the child's state is: a property, or the case of an enum.
  @usableFromInline
  enum StateKey: Hashable, Sendable {
    case property(PathKey)
    case enumCase(CasePathKey)
  }

  private let modifier: Modifier
  private let state: StateKey
  private let action: CasePathKey
  private let child: ObjectIdentifier
  private let place: CodePlace

  @usableFromInline
  init(
    _ modifier: Modifier,
    _ state: StateKey,
    _ action: CasePathKey,
    child: Any.Type,
    at place: CodePlace
  ) {
    self.modifier = modifier
    self.state = state
    self.action = action
    self.child = ObjectIdentifier(child)
    self.place = place
  }

  /// Such as "forEach at Feature/List.swift:12".
  @usableFromInline var description: String { "\(modifier.rawValue) at \(place)" }

  @usableFromInline
  static func == (left: Self, right: Self) -> Bool {
    left.place == right.place && left.modifier == right.modifier && left.child == right.child
      && left.state == right.state && left.action == right.action
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(place)
  }
}
