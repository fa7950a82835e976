/// A source of events at fixed frames.
package struct Timeline: Decodable, Hashable, Sendable {
  package enum Kind: String, Decodable, Sendable {
    /// Frames count from the start of the case; who comes late has missed what was before.
    case hot
    /// Frames count from the subscription.
    case cold
  }

  package let kind: Kind
  package let events: [TimelineEvent]

  package init(_ kind: Kind, _ events: [TimelineEvent]) {
    self.kind = kind
    self.events = events
  }
}
