internal import Store

extension TestStore {
  /// The task of a send: waiting for it moves the store.
  func makeTask(for action: Action, at place: SourcePlace) -> StoreTask {
    StoreTask(
      onCancel: { [weak engine] task in engine?.cancel(task) },
      drive: { [weak engine] task in
        guard let engine, await !engine.drive(task), !task.isOver else { return }
        let now = engine.clock.now
        let effects = engine.runningEffects.prefix(10)
        let lines = effects.map { "  \(EffectAccount($0, now: now))" }
        Failure(
          message: """
            The effects of \(ShortText(action)) can't finish: \(engine.waitingArrivals.count) \
            actions wait to be received, \(engine.runningCount) effects run.
            \(lines.joined(separator: "\n"))
            Receive the actions, or advance the clock, before you wait for the effects.
            """,
          place: place
        )
        .report()
      }
    )
  }
}
