import Store
import StoreTracing

/// Prints every transition of a store, a line for each.
@MainActor
final class TransitionPrinter<F: Front>: StoreObserver {
  private let front: F
  private let printsJSON: Bool
  private let console: Console

  init(front: F, printsJSON: Bool, console: Console) {
    self.front = front
    self.printsJSON = printsJSON
    self.console = console
  }

  func didReduce(_ action: F.Action, from old: F.State, to new: F.State, origin: ActionOrigin) {
    let transition = Transition(
      action,
      from: old,
      to: new,
      origin: Transition<F.State, F.Action>.Origin(origin)
    )
    console.print(
      printsJSON
        ? transition.json(redaction: F.redaction) : PlainText.line(front.report(transition))
    )
  }
}
