import Effects
import Foundation

/// By what a transfer, which blocks a thread of its own, is told to stop, and how it is watched.
///
/// Whoever stops it writes a byte into a pipe, beside which the thread waits for everything else.
final class TransferControl: Sendable {
  private struct State {
    /// Why it has to stop; the first reason counts.
    var reason: DownloadError?
    /// When the last byte has come or gone.
    var lastActivity = Duration.zero
    var holdsFile = false
  }

  private let state = Locked(State())
  private let elapsed: @Sendable () -> Duration
  private let writeEnd: Int32
  /// Can be read from as soon as the transfer has to stop.
  let readEnd: Int32

  /// Makes a control; `elapsed` is the time since some moment before.
  init(elapsed: @escaping @Sendable () -> Duration) throws(DownloadError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .unreachable(DownloadFolder.reason(errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    self.elapsed = elapsed
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// The time since some moment before the transfer began.
  var now: Duration { elapsed() }

  /// Tells the transfer to stop.
  func stop(_ reason: DownloadError) {
    let isFirst = state.withLock { state in
      defer { state.reason = state.reason ?? reason }
      return state.reason == nil
    }
    var byte: UInt8 = 0
    if isFirst { _ = write(writeEnd, &byte, 1) }
  }

  /// Throws if the transfer has to stop.
  func check() throws(DownloadError) {
    if let reason = state.withLock({ $0.reason }) { throw reason }
  }

  /// Notes that something has come or gone.
  func noteActivity() {
    let now = elapsed()
    state.withLock { $0.lastActivity = now }
  }

  /// From now on the folder holds something of the transfer, unless it has to stop.
  func takeFile() throws(DownloadError) {
    let reason = state.withLock { state in
      if state.reason == nil { state.holdsFile = true }
      return state.reason
    }
    if let reason { throw reason }
  }

  /// Whether the folder may hold something of the transfer until it has ended.
  var holdsFile: Bool { state.withLock { $0.holdsFile } }

  /// Stops the transfer when nothing has come or gone for too long; returns then, or when cancelled.
  func watch(for limit: Duration, on clock: any Clock<Duration>) async {
    while true {
      let left = state.withLock { $0.lastActivity } + limit - elapsed()
      guard left > .zero else { return stop(.stalled) }
      do { try await clock.sleep(for: left) } catch { return }
    }
  }
}
