import Store

/// Writes down what a store tells its observers.
final class Observer<State, Action: Sendable>: StoreObserver {
  private(set) var reduced: [(action: Action, old: State, new: State, origin: ActionOrigin)] = []
  private(set) var started: [EffectInfo] = []
  private(set) var ended: [(effect: EffectInfo, end: EffectEnd)] = []
  private(set) var diagnostics: [StoreDiagnostic] = []
  var onReduce: (Action) -> Void = { _ in }

  func didReduce(_ action: Action, from old: State, to new: State, origin: ActionOrigin) {
    reduced.append((action, old, new, origin))
    onReduce(action)
  }

  func effectDidStart(_ effect: EffectInfo) { started.append(effect) }

  func effectDidEnd(_ effect: EffectInfo, _ end: EffectEnd) { ended.append((effect, end)) }

  func report(_ diagnostic: StoreDiagnostic) { diagnostics.append(diagnostic) }
}
