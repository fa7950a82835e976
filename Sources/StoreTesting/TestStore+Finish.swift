internal import Effects
internal import Store

extension TestStore where State: Equatable {
  /// Moves the clock forward.
  ///
  /// **Time waits for assertions:** when an action arrives on the way, the rest of the time is held,
  /// and passes after the action has been received. So `advance(by: .seconds(3))` is followed by
  /// three receives of a loop that ticks every second, and at each the clock shows its own second.
  /// The rest passes with the next call of this store, or at once if nobody would wake in it.
  ///
  /// - Parameters:
  ///   - duration: how far; nothing happens unless it is positive.
  ///   - fileID: the file at which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line in it.
  ///   - column: the column in it.
  public func advance(
    by duration: Duration,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await catchUp(at: place)
    await engine.passTime(.by(duration), taking: taker(at: place))
    reportDiagnostics(at: place)
  }

  /// Asserts that everything is over: no action has not been received, and no effect runs.
  ///
  /// Held time passes first. It is the end of a test; a store that is released without it reports what
  /// was left over at the place where it was created.
  ///
  /// **Errors:** what is left over is one failure at this call, which says for each effect which
  /// action started it, where it was made and on what it waits. The effects are cancelled then.
  ///
  /// - Parameters:
  ///   - timeout: how long, in real time, to wait for effects that wait for something outside.
  ///   - fileID: the file at which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line in it.
  ///   - column: the column in it.
  public func finish(
    timeout: Duration = .seconds(1),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await catchUp(at: place)
    _ = await engine.wait(upTo: timeout) {
      engine.hasArrival || engine.runningCount == 0 && engine.users.isEmpty
    }
    if exhaustivity != .on { await settleRelaxed(at: place) }
    skipUnclaimed(at: place)
    reportDiagnostics(at: place)
    if exhaustivity == .on, let leftovers = engine.leftovers {
      fail(
        """
        The test store was finished with \(leftovers)
        \(engine.mend)
        """,
        at: place
      )
    }
    engine.cancelAll()
    await engine.settle()
    engine.finish()
  }

  /// Reduces all actions that have arrived, those that this makes effects send included, unasserted.
  ///
  /// **Errors:** actions that answer each other without end are a live-lock, which is a failure.
  ///
  /// - Parameters:
  ///   - fileID: the file at which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line in it.
  ///   - column: the column in it.
  public func skipReceivedActions(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await catchUp(at: place)
    var steps = 0
    while let arrival = engine.popArrival() {
      reduce(arrival, at: place)
      await engine.settle()
      steps += 1
      if steps >= engine.mostSteps { engine.breakLiveLock(after: steps) }
    }
    skipUnclaimed(at: place)
    engine.passIdleTime()
    reportDiagnostics(at: place)
  }

  /// Cancels all effects that run or wait for their turn.
  ///
  /// What they have sent and has not been received is dropped.
  ///
  /// - Parameters:
  ///   - fileID: the file at which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line in it.
  ///   - column: the column in it.
  public func skipInFlightEffects(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await catchUp(at: place)
    engine.cancelAll()
    await engine.settle()
  }
}
