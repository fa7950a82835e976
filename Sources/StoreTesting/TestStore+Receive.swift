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
      { "\(ShortText(action))" },
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
      { "an action with \(PathText(path))" },
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
      { "an action with \(PathText(path, value))" },
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
      { "an action that satisfies the condition" },
      predicate,
      timeout,
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
      expect
    )
  }
}
