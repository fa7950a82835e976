package import RandomNumberFeature
import Store

/// What the user sees of a transition: a value that decides; `RandomObserver` acts.
package struct RandomReport: Hashable, Sendable {
  /// One thing to do.
  package enum Step: Hashable, Sendable {
    case beginProgress
    case endProgress
    /// A line on standard output.
    case print(String)
    /// A line on standard error.
    case note(String)
    /// A request has failed.
    case fail(RandomDotOrgError)
  }

  private let printsJSON: Bool
  private let isVerbose: Bool

  package init(printsJSON: Bool, isVerbose: Bool) {
    self.printsJSON = printsJSON
    self.isVerbose = isVerbose
  }

  /// What to do, in this order.
  package func steps(for transition: RandomTransition) -> [Step] {
    var steps: [Step] = [transition.new.isLoading ? .beginProgress : .endProgress]
    if isVerbose { steps.append(.note(transition.text)) }
    if printsJSON { steps.append(.print(transition.json)) }
    guard case .response(let response) = transition.action else { return steps }
    switch response {
    case .success(let number): if !printsJSON { steps.append(.print(String(number))) }
    case .failure(let error): steps.append(.fail(error))
    }
    return steps
  }
}
