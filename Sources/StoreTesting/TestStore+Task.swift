internal import Store

extension TestStore {
  /// The task of a send: waiting for it moves the store.
  func makeTask(for action: Action, at place: SourcePlace) -> StoreTask {
    let actions = StoreTaskActions(
      onCancel: { [weak engine] task in engine?.cancel(task) },
      drive: { [weak engine, isOfSwiftTesting] task in
        guard let engine, await !engine.drive(task), !task.isOver, let leftovers = engine.leftovers
        else { return }
        Failure(
          message: """
            The effects of \(ShortText(action)) can't finish, with \(leftovers)
            Receive the actions, or advance the clock, before you wait for the effects.
            """,
          place: place,
          isOfSwiftTesting: isOfSwiftTesting
        )
        .report()
      }
    )
    return StoreTask(actions)
  }
}
