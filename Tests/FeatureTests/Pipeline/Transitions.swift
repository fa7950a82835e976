import Observation
import RandomNumberFeature
import Store
import TestSupport

/// The states of a model, one after the other, equal ones once.
@MainActor
final class Transitions {
  typealias State = RandomNumber.State

  let model: any RandomNumberModel
  private var seen: [State] = []
  private var waiting: [Gate] = []

  init(of model: any RandomNumberModel) {
    self.model = model
    seen = [model.dataLoadState]
    watch()
  }

  /// All states so far.
  var states: [State] { distinct(seen + [model.dataLoadState]) }

  /// Waits until the model has that state.
  func reach(_ state: State) async {
    while model.dataLoadState != state { await nextChange() }
  }

  /// Waits until there is a number or an error to show.
  func answered() async {
    while model.dataLoadState.value == nil, model.dataLoadState.error == nil { await nextChange() }
  }

  private func nextChange() async {
    let gate = Gate()
    waiting.append(gate)
    await gate.wait()
  }

  private func watch() {
    withObservationTracking {
      _ = model.dataLoadState
    } onChange: { [weak self] in
      // INVARIANT: the models are isolated to the main actor, and so is every change of them.
      MainActor.assumeIsolated { self?.change() }
    }
  }

  /// One implementation tells before the change and the other one after it: either way no state is
  /// missed, and the order is right.
  private func change() {
    seen.append(model.dataLoadState)
    watch()
    let gates = waiting
    waiting = []
    for gate in gates { gate.open() }
  }

  private func distinct(_ states: [State]) -> [State] {
    states.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
