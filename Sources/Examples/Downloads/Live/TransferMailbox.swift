import Effects

/// Carries what a transfer has to tell from its thread to the one task that listens.
final class TransferMailbox: Sendable {
  private let inbox = Locked(TransferInbox<CheckedContinuation<TransferLetter, Never>>())

  /// Tells how much has come; for the thread.
  func post(_ progress: DownloadProgress) {
    guard let (waiter, letter) = inbox.withLock({ $0.progressed(progress) }) else { return }
    waiter.resume(returning: letter)
  }

  /// Tells the end; for the thread, once.
  func close(_ result: Result<DownloadReceipt, DownloadError>) {
    guard let (waiter, letter) = inbox.withLock({ $0.ended(result) }) else { return }
    waiter.resume(returning: letter)
  }

  /// Waits for news; for one listener.
  ///
  /// **Cancellation:** doesn't end the wait: the end of the transfer does, which comes soon after.
  func next() async -> TransferLetter {
    await withCheckedContinuation { waiter in
      let letter = inbox.withLock { $0.asked(by: waiter) }
      if let letter { waiter.resume(returning: letter) }
    }
  }
}
