internal import Effects
internal import Store

extension TestStore where State: Equatable {
  /// Receives some actions in whatever order they arrive, and asserts the change that all of them make.
  ///
  /// An action that is listed twice has to arrive twice. Otherwise as `receive`, with one failure for
  /// all of them: an action that isn't listed, or those that haven't arrived.
  ///
  /// - Parameters:
  ///   - actions: the actions.
  ///   - timeout: how long, in real time, to wait for something outside.
  ///   - fileID: the file at which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line in it.
  ///   - column: the column in it.
  ///   - expect: makes the state after all of them out of the state before; nil expects no change.
  public func receive(
    unordered actions: [Action],
    timeout: Duration = .seconds(1),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expect: ((inout State) throws -> Void)? = nil
  ) async where Action: Equatable {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await catchUp(at: place)
    guard !actions.isEmpty else {
      return fail("There is nothing to receive: the list of actions is empty.", at: place)
    }
    let before = state
    var missing = actions
    while !missing.isEmpty {
      guard let action = await nextAction(of: missing, timeout, place) else { return }
      guard let index = missing.firstIndex(of: action) else {
        failUnlisted(action, missing: missing, at: place)
        takeArrived(of: missing, at: place)
        return await passOn(at: place)
      }
      missing.remove(at: index)
    }
    let title = list(actions, order: "")
    if exhaustivity == .on {
      check(expect, before: before, after: title, at: place)
    } else {
      checkRelaxed(expect, after: title, at: place)
    }
    await passOn(at: place)
  }

  /// What comes of an action of the list that isn't a failure of its own any more.
  private func takeArrived(of missing: [Action], at place: SourcePlace) where Action: Equatable {
    var missing = missing
    while engine.waitingArrivals.contains(where: { missing.contains($0.action) }),
      let arrival = engine.popArrival()
    {
      reduce(arrival, at: place)
      if let index = missing.firstIndex(of: arrival.action) { missing.remove(at: index) }
    }
  }

  private func passOn(at place: SourcePlace) async {
    await engine.settle(taking: taker(at: place))
    engine.passIdleTime()
    reportDiagnostics(at: place)
  }

  /// Reduces the next action; in the relaxed mode, skips those that aren't listed.
  ///
  /// Returns nil, and has reported it, when none comes.
  private func nextAction(
    of missing: [Action],
    _ timeout: Duration,
    _ place: SourcePlace
  ) async -> Action? where Action: Equatable {
    await catchUp(at: place)
    while exhaustivity != .on {
      if let index = unclaimed.firstIndex(where: { missing.contains($0.action) }) {
        return unclaimed.remove(at: index).action
      }
      guard await engine.wait(upTo: timeout, until: { engine.hasArrival }) else {
        failNothing(list(missing), place)
        return nil
      }
      await settleRelaxed(at: place)
    }
    _ = await engine.wait(upTo: timeout) { engine.hasArrival }
    guard let arrival = engine.popArrival() else {
      failNothing(list(missing), place)
      return nil
    }
    reduce(arrival, at: place)
    return arrival.action
  }

  private func failUnlisted(_ action: Action, missing: [Action], at place: SourcePlace) {
    fail(
      """
      Expected to receive \(list(missing)), but the next action that has arrived is \
      \(ShortText(action)).
      Add it to the list, or receive it before or after.
      """,
      at: place
    )
  }

  private func list(_ actions: [Action], order: String = " in any order") -> String {
    let texts = actions.prefix(10).map { "\(ShortText($0))" }
    let more = actions.count > 10 ? " and \(actions.count - 10) more" : ""
    return texts.joined(separator: ", ") + more + (actions.count > 1 ? order : "")
  }
}
