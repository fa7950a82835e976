internal import Effects
public import Store

extension TestStore where State: Equatable {
  /// Receives an action of a case, whatever its payload.
  ///
  /// - Parameters:
  ///   - path: the case.
  ///   - timeout: how long, in real time, to wait for something outside.
  ///   - fileID: the file at which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line in it.
  ///   - column: the column in it.
  ///   - expect: makes the expected state out of the state before; nil expects no change.
  public func receive<V>(
    _ path: CasePath<Action, V>,
    timeout: Duration = .seconds(1),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expect: ((inout State) throws -> Void)? = nil
  ) async {
    await receive(
      { "an action with a payload \(V.self)" },
      { path.extract(from: $0) != nil },
      timeout,
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
      expect
    )
  }

  /// Receives an action of a case with a payload.
  ///
  /// - Parameters:
  ///   - path: the case.
  ///   - value: the payload.
  ///   - timeout: how long, in real time, to wait for something outside.
  ///   - fileID: the file at which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line in it.
  ///   - column: the column in it.
  ///   - expect: makes the expected state out of the state before; nil expects no change.
  public func receive<V: Equatable>(
    _ path: CasePath<Action, V>,
    _ value: V,
    timeout: Duration = .seconds(1),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expect: ((inout State) throws -> Void)? = nil
  ) async {
    await receive(
      { "an action with the payload \(ShortText(value))" },
      { path.extract(from: $0) == value },
      timeout,
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
      expect
    )
  }
}
