public import Effects

extension TestStore where State: Equatable {
  /// Lets users send beside the effects and beside each other, as it happens in a running app.
  ///
  /// Each user is a script that runs as an effect does; what it sends counts as sent from outside.
  /// In the relaxed mode its actions are reduced by themselves, between the steps of effects and in
  /// any order that the schedule picks; in the exhaustive mode they have to be received. The call
  /// returns when all users and effects have gone as far as they can; a user who sleeps goes on when
  /// the clock is advanced.
  ///
  /// A script only sends and sleeps: what it does in between happens at once, whatever the schedule.
  ///
  /// Under ``Schedules/exhaustive(limit:)`` this is how a test looks for a race:
  ///
  /// ```swift
  /// await store.interleave({ send in await send(.save) }, { send in await send(.close) })
  /// await store.finish()
  /// #expect(store.state.isSaved)
  /// ```
  ///
  /// **Cancellation:** users end with the store and with `skipInFlightEffects()`: their tasks are
  /// cancelled, and what they send is dropped.
  ///
  /// - Parameters:
  ///   - users: the scripts.
  ///   - fileID: the file at which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line in it.
  ///   - column: the column in it.
  public func interleave(
    _ users: @concurrent @Sendable (Send<Action>) async -> Void...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await catchUp(at: place)
    engine.start(users)
    await engine.settle(taking: taker(at: place))
    reportDiagnostics(at: place)
  }
}
