package import RandomNumberFeature
import Store

/// What one implementation has shown, and during which word of the script.
package struct CompareTimeline: Hashable, Sendable {
  /// A state that has come up.
  package struct Entry: Hashable, Sendable {
    /// The place of the word in the script.
    package let step: Int
    package let state: RandomNumber.State

    package init(step: Int, state: RandomNumber.State) {
      self.step = step
      self.state = state
    }
  }

  package private(set) var entries: [Entry] = []

  package init() {}

  /// Takes in a state; one that is shown already doesn't count.
  package mutating func append(_ state: RandomNumber.State, during step: Int) {
    guard state != entries.last?.state ?? .initial else { return }
    entries.append(Entry(step: step, state: state))
  }

  /// The states one after the other, the first one included.
  package var states: [RandomNumber.State] { [.initial] + entries.map(\.state) }

  /// The states that came up during one word.
  package func states(during step: Int) -> [RandomNumber.State] {
    entries.filter { $0.step == step }.map(\.state)
  }
}
