package import Store

/// A file of the list: it stands in line, comes in, is paused, tried again and given up.
///
/// The line is one for all rows, so its id counts in the whole store; the transfer under it is the
/// row's own. When the row is removed, the store takes it out of the line, or ends it. A row that
/// waits for another attempt doesn't stand in line: it lets others go first.
package struct DownloadRow: Reducer {
  private enum CancelID {
    case transfer, backOff, discard
  }

  /// The id that all rows share.
  package enum LineID {
    /// The line to the servers.
    case line
  }

  private let client: DownloadClient
  private let order: DownloadOrder
  private let policy: @Sendable (Download.ID) -> RetryPolicy

  /// Makes the row.
  ///
  /// - Parameters:
  ///   - client: what fetches files.
  ///   - order: how the rows share the line.
  ///   - policy: how often and how soon a file is tried again.
  package init(
    client: DownloadClient,
    order: DownloadOrder,
    policy: @escaping @Sendable (Download.ID) -> RetryPolicy
  ) {
    self.client = client
    self.order = order
    self.policy = policy
  }

  /// Runs one action; a command that makes no sense in the row's phase does nothing.
  package func reduce(into state: inout Download, action: Action) -> Effect<Action> {
    switch (action, state.phase) {
    case (.start, .idle), (.resume, .paused):
      return standInLine(&state)
    case (.retry, .failed), (.retry, .cancelled):
      // What has no name that is allowed never will.
      guard !state.name.isEmpty else { return .none }
      return standInLine(&state)
    case (.retry, .backingOff):
      return .merge(.cancel(id: CancelID.backOff), standInLine(&state))
    case (.due, .backingOff):
      state.phase = .waiting
      return transfer(of: state)
    case (.pause, .waiting), (.pause, .running), (.pause, .backingOff):
      state.phase = .paused
      state.progress = state.progress.whenStopped
      return stop()
    case (.cancel, .waiting), (.cancel, .running), (.cancel, .backingOff), (.cancel, .paused),
      (.cancel, .failed):
      return discard(&state)
    case (.cancel, .idle):
      state.phase = .cancelled
    case (.began, .waiting):
      state.phase = .running
    case (.progressed(let progress), .running):
      state.progress = progress
      if progress.isComplete { state.phase = .finishing }
    case (.finished(let receipt), .running), (.finished(let receipt), .finishing):
      state.progress = DownloadProgress(received: receipt.length, total: receipt.length)
      state.phase = .finished(receipt)
    case (.failed(let error), .running), (.failed(let error), .finishing):
      return fail(&state, error)
    case (.discarded(let error), .cancelling):
      state.phase = error.map(DownloadPhase.failed) ?? .cancelled
    default:
      break
    }
    return .none
  }

  private func standInLine(_ state: inout Download) -> Effect<Action> {
    state.phase = .waiting
    state.failures = 0
    return transfer(of: state)
  }

  private func transfer(of state: Download) -> Effect<Action> {
    .run(name: "transfer") { [client, request = state.request] send in
      await send(.began)
      guard !Task.isCancelled else { return }
      do throws(DownloadError) {
        let receipt = try await client.fetch(request, send.clock) { await send(.progressed($0)) }
        await send(.finished(receipt))
      } catch {
        await send(.failed(error))
      }
    }
    .cancellable(id: LineID.line, order.strategy, scope: .store)
    // Outside of the line: a transfer that still waits has to be found, too.
    .cancellable(id: CancelID.transfer)
  }

  /// Takes the row out of the line, or ends what it does.
  private func stop() -> Effect<Action> {
    .merge(.cancel(id: CancelID.transfer), .cancel(id: CancelID.backOff))
  }

  private func fail(_ state: inout Download, _ error: DownloadError) -> Effect<Action> {
    state.failures += 1
    state.progress = state.progress.whenStopped
    let policy = policy(state.id)
    guard error.isTransient, state.failures < policy.maxAttempts else {
      state.phase = .failed(error)
      return .none
    }
    let delay = max(policy.delay(forAttempt: state.failures), error.wait)
    state.phase = .backingOff(delay)
    return .run(name: "back-off") { send in
      do { try await send.clock.sleep(for: delay) } catch { return }
      await send(.due)
    }
    .switchToLatest(id: CancelID.backOff)
  }

  /// Ends what the row does, then removes what has come; a transfer lets go of its file first.
  private func discard(_ state: inout Download) -> Effect<Action> {
    // A name that isn't allowed, or is another row's, has never been written to by this one.
    guard !state.name.isEmpty else {
      state.phase = .cancelled
      return .none
    }
    state.phase = .cancelling
    state.progress = DownloadProgress()
    let removal = Effect<Action>.run(name: "discard") { [client, request = state.request] send in
      do throws(DownloadError) {
        try await client.discard(request)
        await send(.discarded(nil))
      } catch {
        await send(.discarded(error))
      }
    }
    return .merge(stop(), removal.cancellable(id: CancelID.discard))
  }
}
