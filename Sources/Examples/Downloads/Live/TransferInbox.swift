/// What a transfer has to tell and nobody has heard yet: the latest progress, and how it has ended.
///
/// A progress replaces the one before it, so that a slow listener holds up nobody and costs no
/// memory; the end comes after the last progress, and stays. `TransferMailbox` holds this behind a
/// lock; `Waiter` is a continuation there and a plain number in tests.
package struct TransferInbox<Waiter> {

  private var progress: DownloadProgress?
  private var end: Result<DownloadReceipt, DownloadError>?
  private var waiter: Waiter?

  /// Makes an empty one.
  package init() {}

  /// More has come; returns who waits for a letter, and the letter.
  package mutating func progressed(
    _ progress: DownloadProgress
  ) -> (waiter: Waiter, letter: TransferLetter)? {
    guard end == nil else { return nil }
    self.progress = progress
    return delivery()
  }

  /// The transfer has ended; the first end counts.
  package mutating func ended(
    _ result: Result<DownloadReceipt, DownloadError>
  ) -> (waiter: Waiter, letter: TransferLetter)? {
    guard end == nil else { return nil }
    end = result
    return delivery()
  }

  /// The listener wants a letter; returns it if there is one, else the waiter is kept.
  package mutating func asked(by waiter: Waiter) -> TransferLetter? {
    let letter = letter()
    if letter == nil { self.waiter = waiter }
    return letter
  }

  private mutating func delivery() -> (waiter: Waiter, letter: TransferLetter)? {
    guard let waiter, let letter = letter() else { return nil }
    self.waiter = nil
    return (waiter, letter)
  }

  private mutating func letter() -> TransferLetter? {
    defer { progress = nil }
    return progress.map(TransferLetter.progress) ?? end.map(TransferLetter.end)
  }
}
