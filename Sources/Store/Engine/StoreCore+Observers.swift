// What the core tells its observers. It is apart from the loop, which most stores run without any.
extension StoreCore {
  /// Reduces for observers, which are given the state before.
  @usableFromInline
  func reduceObserved(_ item: Item) -> Effect<Action> {
    let old = front.pointee.state
    let effect = reduceAlone(item)
    tracker.committed()
    let origin = origin(of: item)
    for observer in observers {
      observer.didReduce(item.action, from: old, to: front.pointee.state, origin: origin)
    }
    subscriptions.notify(front.pointee.state)
    return effect
  }

  private func origin(of item: Item) -> ActionOrigin {
    switch item.source {
    case .external:
      return .external
    case .running(let effect, _):
      return .effect(effect.info)
    case .leaf(let token):
      guard let origin = contents.pointee.effects.origin(of: token) else { return .external }
      let id = contents.pointee.effects.id(of: token)
      let site = contents.pointee.effects.site(of: token)
      return .effect(EffectInfo(token: token, site: site, id: id, action: origin.action))
    }
  }

  @usableFromInline
  func tellStart(of effect: RunningEffect<Action>) {
    let info = effect.info
    for observer in observers { observer.effectDidStart(info) }
  }

  @usableFromInline
  func tellEnd(of effect: RunningEffect<Action>, _ end: EffectEnd) {
    let info = effect.info
    for observer in observers { observer.effectDidEnd(info, end) }
  }

  @usableFromInline
  func reportLate(_ action: Action, from effect: RunningEffect<Action>) {
    guard effect.end == .finished, !observers.isEmpty else { return }
    report(.sendAfterEnd(action: action, effect: effect.info))
  }

  @usableFromInline
  func report(_ diagnostic: StoreDiagnostic) {
    for observer in observers { observer.report(diagnostic) }
  }
}
