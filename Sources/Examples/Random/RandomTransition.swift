package import RandomNumberFeature
import Store

/// One action and what it did to the state, for people and for programs.
package struct RandomTransition: Sendable {
  package let action: RandomNumber.Action
  package let old: RandomNumber.State
  package let new: RandomNumber.State

  package init(
    _ action: RandomNumber.Action,
    from old: RandomNumber.State,
    to new: RandomNumber.State
  ) {
    self.action = action
    self.old = old
    self.new = new
  }

  /// One JSON object, on one line.
  package var json: String {
    let action = JSONText.string(actionName)
    return switch new {
    case .initial: JSONText.object(["action": action, "state": JSONText.string("initial")])
    case .loading: JSONText.object(["action": action, "state": JSONText.string("loading")])
    case .loaded(let number):
      JSONText.object([
        "action": action, "state": JSONText.string("loaded"), "value": String(number),
      ])
    case .error(let error):
      JSONText.object([
        "action": action,
        "state": JSONText.string("error"),
        "error": JSONText.object([
          "name": JSONText.string(error.name), "message": JSONText.string(error.description),
        ]),
      ])
    }
  }

  /// One line to read, such as `response: loading -> loaded 42`.
  package var text: String {
    "\(actionName): \(Self.text(of: old)) -> \(Self.text(of: new))"
  }

  private var actionName: String {
    switch action {
    case .ping: "ping"
    case .response: "response"
    case .dismiss: "dismiss"
    }
  }

  /// A state in a word or two, such as `loaded 42`.
  package static func text(of state: RandomNumber.State) -> String {
    switch state {
    case .initial: "initial"
    case .loading: "loading"
    case .loaded(let number): "loaded \(number)"
    case .error(let error): "error \(error.name)"
    }
  }
}
