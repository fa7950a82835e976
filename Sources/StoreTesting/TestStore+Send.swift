internal import Effects
internal import Store

extension TestStore where State: Equatable {
  /// Sends an action, as the user or the system would, and asserts the change that it makes.
  ///
  /// Held time passes first. All actions of effects have to have been received. The effects that
  /// the action starts have gone as far as they can when this returns.
  ///
  /// **Errors:** each mistake is one failure at this call: a change that was not expected, an
  /// expectation that is wrong, or one that changes nothing.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - fileID: the file at which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line in it.
  ///   - column: the column in it.
  ///   - expect: makes the expected state out of the state before; nil expects no change.
  /// - Returns: a handle on the effects that the action sets off.
  @discardableResult
  public func send(
    _ action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expect: ((inout State) throws -> Void)? = nil
  ) async -> StoreTask {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await catchUp(at: place)
    if exhaustivity == .on, let unreceived = engine.unreceived {
      fail(
        """
        \(ShortText(action)) was sent with \(unreceived)
        Receive those actions before you send.
        """,
        at: place
      )
    }
    let isStrict = exhaustivity == .on
    // A kept copy makes the reducer copy what it writes: only who compares with it keeps one.
    let before = isStrict || showsSkipped ? state : nil
    let task = makeTask(for: action, at: place)
    engine.schedule?.note("sends \(ShortText(action))")
    reduce(action, for: task)
    if isStrict, let before {
      check(expect, before: before, after: "\(ShortText(action))", at: place)
      await engine.settle()
    } else {
      let after = showsSkipped ? state : nil
      await settleRelaxed(at: place)
      checkRelaxed(expect, after: "\(ShortText(action))", at: place)
      if let before, let after {
        noteSkipped(expect, before: before, after: after, of: "\(ShortText(action))", at: place)
      }
    }
    reportDiagnostics(at: place)
    return task
  }

  // MARK: - Checking a step

  /// Checks the change that an action has made against what was expected.
  func check(
    _ expect: ((inout State) throws -> Void)?,
    before: State,
    after action: @autoclosure () -> String,
    at place: SourcePlace
  ) {
    var expected = before
    do {
      try expect?(&expected)
    } catch {
      return failThrown(error, action(), at: place)
    }
    if expected != state {
      let mend =
        expect == nil
        ? "Say so in the trailing closure of this call, or find out why it changed."
        : "Correct the expectation or the reducer."
      fail(
        """
        \(action()) \(expect == nil ? "changed the state, and nothing was expected" : "did not change the state as expected"):
        \(StateDifference(expected: expected, actual: state))
        \(mend)
        """,
        at: place
      )
    } else if expect != nil, expected == before {
      fail(
        """
        The expectation for \(action()) changes nothing, and neither did the action.
        Leave the closure out: that asserts that there is no change.
        """,
        at: place
      )
    }
  }

  private func failThrown(_ error: any Error, _ action: String, at place: SourcePlace) {
    fail(
      """
      The expectation for \(action) threw: \(ShortText(error))
      Nothing was compared. Let the closure say what changes, and no more.
      """,
      at: place
    )
  }

  /// Checks only what the expectation touches, against the state as it is now.
  func checkRelaxed(
    _ expect: ((inout State) throws -> Void)?,
    after action: @autoclosure () -> String,
    at place: SourcePlace
  ) {
    var expected = state
    do {
      try expect?(&expected)
    } catch {
      return failThrown(error, action(), at: place)
    }
    guard expected != state else { return }
    fail(
      """
      After \(action()) the state is not as expected:
      \(StateDifference(expected: expected, actual: state))
      Correct the expectation or the reducer. The closure is applied to the state in which all has settled: \
      assign to it, don't add to it.
      """,
      at: place
    )
  }

  /// Tells which change of an action wasn't asserted.
  func noteSkipped(
    _ expect: ((inout State) throws -> Void)?,
    before: State,
    after: State,
    of action: @autoclosure () -> String,
    at place: SourcePlace
  ) {
    var expected = before
    guard (try? expect?(&expected)) != nil || expect == nil, expected != after else { return }
    show(note("what \(action()) changed", expected, after), at: place)
  }
}
