internal import Effects

extension TestStore where State: Equatable {
  /// Asserts that no effect runs and that no action waits to be received, now.
  ///
  /// Unlike ``finish(timeout:fileID:filePath:line:column:)`` it waits for nothing, cancels nothing,
  /// and lets no held time pass: the test goes on.
  ///
  /// - Parameters:
  ///   - fileID: the file at which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line in it.
  ///   - column: the column in it.
  public func expectNoEffects(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await engine.settle(taking: taker(at: place))
    reportDiagnostics(at: place)
    guard let leftovers = engine.leftovers else { return }
    fail(
      """
      Expected no effects, but found \(leftovers)
      Find out which action should not have started them, or let them end first.
      """,
      at: place
    )
  }
}
