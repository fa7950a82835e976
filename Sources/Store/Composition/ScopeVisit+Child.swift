internal import Effects

extension ScopeVisit {
  /// Looks at the one child of a place: another one than it is, or any if it isn't there, has gone.
  mutating func visitChild<Child: Reducer>(_ state: Child.State?, of child: Child) {
    guard let state else { return markAbsent() }
    let present = ChildKey(state)
    keep { $0 as? ChildKey == present }
    enter(present) { visit in
      guard visit.hasScopes else { return }
      child.visitScopes(in: state, &visit)
    }
  }
}
