internal import Effects

// Those who send beside the effects.
extension TestEngine {
  /// Those who have not come to their end.
  var users: [TestUser] { contents.withLock { $0.users } }

  /// Starts users, who run as effects do.
  func start(_ scripts: [@concurrent @Sendable (Send<Action>) async -> Void]) {
    for script in scripts {
      let user = contents.withLock { contents in
        contents.lastUser += 1
        contents.isFinished = false
        let user = TestUser(number: contents.lastUser)
        contents.users.append(user)
        return user
      }
      let task = Task(executorPreference: executor) {
        await EffectPlace.$current.withValue(user.place) { await self.run(script, as: user) }
      }
      schedule?.name(executor.lastOwner, "user \(user.number)", isUser: true)
      let isOver = contents.withLock { _ in
        user.task = task
        return user.isOver
      }
      if isOver { task.cancel() }
    }
  }

  @concurrent
  private func run(
    _ script: @concurrent @Sendable (Send<Action>) async -> Void,
    as user: TestUser
  ) async {
    user.place.begins()
    await script(Send(clock: clock) { await self.arrive($0, from: user) })
    schedule?.note("  ends")
    contents.withLock { contents in
      user.isOver = true
      user.task = nil
      contents.users.removeAll { $0 === user }
    }
    wakeup.signal()
  }

  /// A user sends.
  ///
  /// Returns when the action has been reduced, or everything is over.
  private func arrive(_ action: Action, from user: TestUser) async {
    await withCheckedContinuation { continuation in
      let isQueued = contents.withLock { contents in
        guard !user.isOver else { return false }
        contents.lastArrival += 1
        user.senders[contents.lastArrival] = continuation
        contents.userArrivals.append(
          Arrival(
            number: contents.lastArrival,
            action: action,
            source: .user(user)
          )
        )
        return true
      }
      schedule?.note("  sends \(ShortText(action))")
      if !isQueued { continuation.resume() }
      wakeup.signal()
    }
  }
}
