import RandomNumberFeature
import Store

/// Shows every transition of the store on the console.
@MainActor
final class RandomObserver: StoreObserver {
  private let report: RandomReport
  private let console: Console
  private let onFailure: (RandomDotOrgError) -> Void

  init(report: RandomReport, console: Console, onFailure: @escaping (RandomDotOrgError) -> Void) {
    self.report = report
    self.console = console
    self.onFailure = onFailure
  }

  func didReduce(
    _ action: RandomNumber.Action,
    from old: RandomNumber.State,
    to new: RandomNumber.State,
    origin: ActionOrigin
  ) {
    for step in report.steps(for: RandomTransition(action, from: old, to: new)) {
      switch step {
      case .beginProgress: console.beginProgress()
      case .endProgress: console.endProgress()
      case .print(let line): console.print(line)
      case .note(let line): console.note(line)
      case .fail(let error):
        console.complain(error.description)
        onFailure(error)
      }
    }
  }
}
