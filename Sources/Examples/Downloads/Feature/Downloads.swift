package import Store

/// A list of files that are fetched into a folder, a few at once or one by one.
///
/// Each row is a reducer of its own and all rows share one line. A file is written under another
/// name until it is complete, so whatever the user does, none is half there under its own.
package struct Downloads: Reducer {
  private let client: DownloadClient
  private let row: DownloadRow

  /// How often and how soon a file is tried again, unless told otherwise.
  ///
  /// Each file has waits of its own, so that those which have failed together don't come together.
  package static func standardPolicy(_ id: Download.ID) -> RetryPolicy {
    .exponential(
      initial: .seconds(1),
      limit: .seconds(30),
      jitter: 0.2,
      seed: UInt64(bitPattern: Int64(id)),
      maxAttempts: 5
    )
  }

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - client: what fetches files.
  ///   - order: how the files share the line.
  ///   - policy: how often and how soon a file is tried again.
  package init(
    client: DownloadClient,
    order: DownloadOrder = .sideBySide(atMost: 3),
    policy: @escaping @Sendable (Download.ID) -> RetryPolicy = Downloads.standardPolicy
  ) {
    self.client = client
    row = DownloadRow(client: client, order: order, policy: policy)
  }

  /// The list, with a row for each file.
  package var body: some Reducer<State, Action> {
    Reduce(reduceList)
      .forEach(\.rows, action: CasePath(Action.row, \.row)) { row }
  }

  private func reduceList(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .add(let address):
      state.add(address)
      return .none
    case .all(let command):
      // Those at the end of the line leave first, else they would begin in the places of the others.
      let ids = command.leavesLine ? state.rows.ids.reversed() : state.rows.ids
      return .merge(ids.map { .send(.row($0, command.action)) })
    case .remove(let id):
      guard let row = state.rows.remove(id: id) else { return .none }
      return discard(row)
    case .clearFinished:
      state.rows.removeAll(where: \.phase.isFinished)
      return .none
    case .row:
      return .none
    }
  }

  /// Removes what a row has left that isn't there any more, and can't do it itself.
  ///
  /// Who has gone from the list can't be told of a failure; the client removes it at its end, too.
  private func discard(_ row: Download) -> Effect<Action> {
    guard !row.phase.isFinished, !row.name.isEmpty else { return .none }
    return .run(name: "discard") { [client, request = row.request] _ in
      try? await client.discard(request)
    }
  }
}
