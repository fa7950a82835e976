internal import Effects
internal import Store

// What effects tell.
extension TestEngine {
  /// An effect sends.
  ///
  /// Returns when the action has been reduced or dropped.
  func arrive(
    _ action: Action,
    from effect: TestEffect<Action>,
    isLast: Bool = false
  ) async {
    guard !effect.isGated else { return await offer(action, from: effect) }
    await withCheckedContinuation { continuation in
      let isQueued = contents.withLock { contents in
        guard let origin = contents.effects.origin(of: effect.token) else {
          if effect.end == .finished { contents.late.append((action, effect)) }
          return false
        }
        guard !origin.task.isCancelled else { return false }
        contents.lastArrival += 1
        effect.senders[contents.lastArrival] = continuation
        contents.arrivals.append(
          Arrival(
            number: contents.lastArrival,
            action: action,
            source: .running(effect, isLast: isLast)
          )
        )
        return true
      }
      schedule?.note("  sends \(ShortText(action))\(isQueued ? "" : ", which is dropped")")
      if !isQueued { continuation.resume() }
      wakeup.signal()
    }
  }

  /// An effect sends whose actions are delayed or throttled.
  ///
  /// Returns when the action is held back, or has been received or dropped.
  private func offer(_ action: Action, from effect: TestEffect<Action>) async {
    await withCheckedContinuation { continuation in
      var hasPassed = false
      change(isAtOnce: false) { contents, _ in
        guard let origin = contents.effects.origin(of: effect.token) else {
          if effect.end == .finished { contents.late.append((action, effect)) }
          return
        }
        guard !origin.task.isCancelled else { return }
        let passed = contents.effects.offer(
          action,
          from: effect.token,
          site: effect.operation.site,
          at: time.now
        )
        contents.marks.ends += 1
        contents.passing = passed.map { Passing(token: $0, effect: effect, sender: continuation) }
        hasPassed = passed != nil
      }
      let isHeld = hasPassed ? "" : ", which is held back or dropped"
      schedule?.note("  sends \(ShortText(action))\(isHeld)")
      if !hasPassed { continuation.resume() }
      wakeup.signal()
    }
  }

  /// The body of an effect has returned.
  ///
  /// It is over once what it has sent is received.
  func finished(_ effect: TestEffect<Action>) {
    schedule?.note("  ends")
    change(isAtOnce: false) { contents, _ in
      effect.hasReturned = true
      end(effect, in: &contents)
    }
    wakeup.signal()
  }

  func end(_ effect: TestEffect<Action>, in contents: inout Contents) {
    guard effect.end == nil, effect.senders.isEmpty else { return }
    effect.end = .finished
    contents.marks.ends += 1
    effect.task = nil
    contents.running[effect.token] = nil
    contents.effects.ended(effect.token, at: time.now)
  }
}
