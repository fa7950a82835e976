/// The work of one asynchronous leaf.
@usableFromInline
package final class EffectOperation<Action: Sendable>: Sendable {
  package enum Body: Sendable {
    /// Sends any number of actions while it runs.
    case stream(@concurrent @Sendable (Send<Action>) async -> Void)
    /// Ends with exactly one action: delivering it and ending the effect are one step.
    case answer(@concurrent @Sendable (any Clock<Duration>) async -> Action)
  }

  package let site: EffectSite
  package let body: Body

  package init(site: EffectSite, body: Body) {
    self.site = site
    self.body = body
  }

  package func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> EffectOperation<NewAction> {
    switch body {
    case .stream(let operation):
      EffectOperation<NewAction>(
        site: site,
        body: .stream { send in await operation(send.pullback(transform)) }
      )
    case .answer(let work):
      EffectOperation<NewAction>(site: site, body: .answer { await transform(work($0)) })
    }
  }
}
