import Examples
import Store

/// Leaves the second step while the store still tells of its arrival.
final class Impatient: StoreObserver {
  var leave: () -> Void = {}
  private(set) var actions: [SignIn.Action] = []
  private(set) var diagnostics: [StoreDiagnostic] = []

  func didReduce(
    _ action: SignIn.Action,
    from old: SignIn.State,
    to new: SignIn.State,
    origin: ActionOrigin
  ) {
    actions.append(action)
    if old.twoFactor == nil, new.twoFactor != nil { leave() }
  }

  func report(_ diagnostic: StoreDiagnostic) {
    diagnostics.append(diagnostic)
  }
}
