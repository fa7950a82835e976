/// The work of one asynchronous leaf.
@usableFromInline
package final class EffectOperation<Action: Sendable>: Sendable {
  @usableFromInline
  package enum Body: Sendable {
    /// Sends any number of actions while it runs.
    case stream(@concurrent @Sendable (Send<Action>) async -> Void)
    /// Ends with exactly one action: delivering it and ending the effect are one step.
    case answer(@concurrent @Sendable (any Clock<Duration>) async -> Action)
    /// Sends nothing: waits on the store's clock.
    case sleep(Duration)
  }

  @usableFromInline package let site: EffectSite
  @usableFromInline package let body: Body

  @inlinable
  package init(site: EffectSite, body: Body) {
    self.site = site
    self.body = body
  }

  /// The body as it starts now: a wait counts from here on, however late its task begins.
  @inlinable
  package func body(startingOn clock: any Clock<Duration>) -> Body {
    guard case .sleep(let duration) = body else { return body }
    return sleep(for: duration, on: clock)
  }

  @usableFromInline
  func sleep(for duration: Duration, on clock: any Clock<Duration>) -> Body {
    let sleep = fixedSleep(for: duration, on: clock)
    return .stream { _ in await sleep() }
  }

  @inlinable
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
    case .sleep(let duration):
      EffectOperation<NewAction>(site: site, body: .sleep(duration))
    }
  }
}
