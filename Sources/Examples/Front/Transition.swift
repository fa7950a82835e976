package import Store

/// One action and what it has done to the state.
package struct Transition<State, Action> {
  /// Who sent the action.
  package enum Origin: Hashable, Sendable {
    case external
    /// An effect, with its name if it has one.
    case effect(String?)
  }

  package let action: Action
  package let old: State
  package let new: State
  package let origin: Origin

  package init(_ action: Action, from old: State, to new: State, origin: Origin = .external) {
    self.action = action
    self.old = old
    self.new = new
    self.origin = origin
  }
}

extension Transition.Origin {
  package init(_ origin: ActionOrigin) {
    self =
      switch origin {
      case .external: .external
      case .effect(let effect): .effect(effect.name)
      }
  }
}

extension Transition: Sendable where State: Sendable, Action: Sendable {}
