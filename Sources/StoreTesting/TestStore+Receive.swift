internal import Effects
internal import Store

extension TestStore where State: Equatable {
  /// Receives an action that an effect has sent, and asserts the change that it makes.
  ///
  /// The action has to be the first of those that have arrived. If none has, held time passes. If
  /// none can arrive any more, that is a failure at once; only for an effect that waits for
  /// something outside does this wait.
  ///
  /// **Errors:** each mistake is one failure at this call. After a wrong action the store goes on
  /// behind the expected one if that has arrived too, else behind the wrong one.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - timeout: how long, in real time, to wait for something outside.
  ///   - fileID: the file at which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line in it.
  ///   - column: the column in it.
  ///   - expect: makes the expected state out of the state before; nil expects no change.
  public func receive(
    _ action: Action,
    timeout: Duration = .seconds(1),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expect: ((inout State) throws -> Void)? = nil
  ) async where Action: Equatable {
    await receive(
      "\(ShortText(action))",
      { $0 == action },
      timeout,
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
      expect
    )
  }

  /// Receives an action of a case, whatever its payload.
  ///
  /// - Parameters:
  ///   - path: a property of the action that isn't nil for the case.
  ///   - timeout: how long, in real time, to wait for something outside.
  ///   - fileID: the file at which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line in it.
  ///   - column: the column in it.
  ///   - expect: makes the expected state out of the state before; nil expects no change.
  public func receive<V>(
    _ path: KeyPath<Action, V?>,
    timeout: Duration = .seconds(1),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expect: ((inout State) throws -> Void)? = nil
  ) async {
    await receive(
      "an action with \(path)",
      { $0[keyPath: path] != nil },
      timeout,
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
      expect
    )
  }

  /// Receives an action of a case with a payload.
  ///
  /// - Parameters:
  ///   - path: a property of the action that isn't nil for the case.
  ///   - value: the payload.
  ///   - timeout: how long, in real time, to wait for something outside.
  ///   - fileID: the file at which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line in it.
  ///   - column: the column in it.
  ///   - expect: makes the expected state out of the state before; nil expects no change.
  public func receive<V: Equatable>(
    _ path: KeyPath<Action, V?>,
    _ value: V,
    timeout: Duration = .seconds(1),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expect: ((inout State) throws -> Void)? = nil
  ) async {
    await receive(
      "an action with \(path) \(ShortText(value))",
      { $0[keyPath: path] == value },
      timeout,
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
      expect
    )
  }

  /// Receives an action that satisfies a condition.
  ///
  /// - Parameters:
  ///   - predicate: the condition.
  ///   - timeout: how long, in real time, to wait for something outside.
  ///   - fileID: the file at which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line in it.
  ///   - column: the column in it.
  ///   - expect: makes the expected state out of the state before; nil expects no change.
  public func receive(
    where predicate: (Action) -> Bool,
    timeout: Duration = .seconds(1),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expect: ((inout State) throws -> Void)? = nil
  ) async {
    await receive(
      "an action that satisfies the condition",
      predicate,
      timeout,
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
      expect
    )
  }

  // MARK: - One step

  private func receive(
    _ expected: String,
    _ matches: (Action) -> Bool,
    _ timeout: Duration,
    _ place: SourcePlace,
    _ expect: ((inout State) throws -> Void)?
  ) async {
    await catchUp(at: place)
    if exhaustivity == .on {
      await receiveNext(expected, matches, timeout, place, expect)
    } else {
      await receiveRelaxed(expected, matches, timeout, place, expect)
    }
    reportDiagnostics(at: place)
  }

  private func receiveNext(
    _ expected: String,
    _ matches: (Action) -> Bool,
    _ timeout: Duration,
    _ place: SourcePlace,
    _ expect: ((inout State) throws -> Void)?
  ) async {
    _ = await engine.wait(upTo: timeout) { engine.hasArrival }
    guard let arrival = engine.popArrival() else {
      return failNothing(expected, place)
    }
    let before = state
    if matches(arrival.action) {
      reduce(arrival)
      check(expect, before: before, after: arrival.action, at: place)
    } else {
      failWrong(arrival, expected, matches, place)
    }
    await engine.settle()
    engine.passIdleTime()
  }

  private func receiveRelaxed(
    _ expected: String,
    _ matches: (Action) -> Bool,
    _ timeout: Duration,
    _ place: SourcePlace,
    _ expect: ((inout State) throws -> Void)?
  ) async {
    while true {
      await settleRelaxed(at: place)
      if let index = unclaimed.firstIndex(where: matches) {
        let action = unclaimed[index]
        unclaimed.removeFirst(index + 1)
        return checkRelaxed(expect, after: action, at: place)
      }
      guard await engine.wait(upTo: timeout, until: { engine.hasArrival }) else {
        return failNothing(expected, place)
      }
    }
  }

  private func failNothing(_ expected: String, _ place: SourcePlace) {
    let effects = engine.runningEffects
    let cause =
      effects.isEmpty
      ? ["No effect is running."]
      : [count(effects.count, "effect") + " running:"] + accounts(of: effects)
    let arrived = unclaimed.prefix(10).map { "\(ShortText($0))" }.joined(separator: ", ")
    fail(
      """
      Expected to receive \(expected), but \
      \(unclaimed.isEmpty ? "no action has arrived" : "all that has arrived is \(arrived)").
      \(cause.joined(separator: "\n"))
      """,
      at: place
    )
  }

  /// One failure; the store goes on behind the expected action if it is there, else behind the first.
  private func failWrong(
    _ arrival: Arrival<Action>,
    _ expected: String,
    _ matches: (Action) -> Bool,
    _ place: SourcePlace
  ) {
    let others = engine.waitingArrivals
    let position = others.firstIndex { matches($0.action) }
    let whereabouts =
      position.map { "The expected one waits at position \($0 + 2)." }
      ?? "The expected one has not arrived."
    fail(
      """
      Expected to receive \(expected), but the first action that has arrived is \
      \(ShortText(arrival.action)).
      \(whereabouts)
      Receive the actions in the order in which they arrive.
      """,
      at: place
    )
    reduce(arrival)
    guard let position else { return }
    while let next = engine.popArrival() {
      reduce(next)
      if next.number >= others[position].number { return }
    }
  }
}
