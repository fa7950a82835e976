import Effects
package import RandomNumberFeature

extension RandomNumberClient {
  /// The client that the options ask for.
  package init(_ options: RandomOptions, clock: any Clock<Duration> = ContinuousClock()) {
    var client = Self.source(options, clock)
    if options.delay > .zero { client = client.delayed(by: options.delay, clock: clock) }
    if options.rejectsOdd { client = client.rejectingOdd() }
    if let timeout = options.timeout { client = client.limited(to: timeout, clock: clock) }
    self = client
  }

  private static func source(_ options: RandomOptions, _ clock: any Clock<Duration>) -> Self {
    let deadline = options.timeout ?? defaultDeadline
    return switch options.source {
    case .local:
      .local(seed: options.seed)
    case .randomDotOrg:
      .randomDotOrg(contact: options.contact, deadline: deadline, clock: clock)
    case .service(let url):
      .randomDotOrg(baseURL: url, contact: options.contact, deadline: deadline, clock: clock)
    }
  }

  /// A client that answers in time or throws `.timedOut`, delays included.
  private func limited(to limit: Duration, clock: any Clock<Duration>) -> Self {
    RandomNumberClient { range throws(RandomDotOrgError) in
      try await withTimeout(limit, clock: clock, throwing: .timedOut) {
        () throws(RandomDotOrgError) in try await self.number(in: range)
      }
    }
  }
}
