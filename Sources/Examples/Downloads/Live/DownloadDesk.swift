import Effects
import Foundation

/// Fetches files into a folder over HTTP: a thread for each transfer, one transfer for each file.
///
/// It remembers what it has left behind to go on from. Files that end with `.part` and are not its
/// own are never touched.
package final class DownloadDesk: Sendable {
  private struct State {
    var line = FileLine<CheckedContinuation<Void, Never>>()
    var notes: [String: PartNote] = [:]
    var controls: [String: TransferControl] = [:]
    var isClosed = false
  }

  /// How long a server may be silent, unless told otherwise.
  package static let standardLimit = Duration.seconds(30)
  /// How far reports of progress are apart, unless told otherwise.
  package static let standardInterval = Duration.milliseconds(100)

  private let state = Locked(State())
  private let folder: DownloadFolder
  private let limit: Duration
  private let interval: Duration

  /// Makes a desk; nothing happens before the first call.
  ///
  /// - Parameters:
  ///   - folder: where the files go.
  ///   - limit: how long a server may be silent.
  ///   - interval: how far reports of progress are apart, at least.
  package init(
    folder: DownloadFolder,
    limit: Duration = standardLimit,
    interval: Duration = standardInterval
  ) {
    self.folder = folder
    self.limit = limit
    self.interval = interval
  }

  /// What a feature gets of it.
  package var client: DownloadClient {
    DownloadClient(
      fetch: { request, clock, report throws(DownloadError) in
        try await self.fetch(request, clock, report)
      },
      discard: { request throws(DownloadError) in try await self.discard(request) }
    )
  }

  /// Ends all transfers and removes everything that isn't a complete file; nothing begins any more.
  ///
  /// A transfer that still looks its server up has nothing in the folder and isn't waited for.
  package func close() async {
    let controls = state.withLock { state in
      state.isClosed = true
      return state.controls
    }
    for control in controls.values { control.stop(.calledOff) }
    for (name, control) in controls where control.holdsFile {
      await enter(name)
      leave(name)
    }
    let notes = state.withLock { state in
      defer { state.notes = [:] }
      return state.notes
    }
    for name in notes.keys { try? folder.removePart(of: name) }
  }

  private func fetch(
    _ request: DownloadRequest,
    _ clock: any Clock<Duration>,
    _ report: @escaping DownloadClient.Report
  ) async throws(DownloadError) -> DownloadReceipt {
    _ = try DownloadName(request.name)
    await enter(request.name)
    defer { leave(request.name) }
    let receipt = try await transfer(request, clock, report)
    try await finish(request, receipt, report)
    return receipt
  }

  /// Gives the file its name, if the caller still wants it when he knows that all of it is there.
  private func finish(
    _ request: DownloadRequest,
    _ receipt: DownloadReceipt,
    _ report: DownloadClient.Report
  ) async throws(DownloadError) {
    let isKept = state.withLock { $0.notes[request.name] != nil }
    await report(
      DownloadProgress(
        received: receipt.length,
        total: receipt.length,
        isResumable: isKept,
        isComplete: true
      )
    )
    guard !Task.isCancelled else {
      if !isKept { try folder.removePart(of: request.name) }
      throw .calledOff
    }
    state.withLock { $0.notes[request.name] = nil }
    do throws(DownloadError) {
      try folder.nameFile(request.name)
    } catch {
      try folder.removePart(of: request.name)
      throw error
    }
  }

  private func transfer(
    _ request: DownloadRequest,
    _ clock: any Clock<Duration>,
    _ report: @escaping DownloadClient.Report
  ) async throws(DownloadError) -> DownloadReceipt {
    let control = try TransferControl(elapsed: TransferTime.since(nowOn: clock))
    let isOpen = state.withLock { state in
      if !state.isClosed { state.controls[request.name] = control }
      return !state.isClosed
    }
    defer { state.withLock { $0.controls[request.name] = nil } }
    guard isOpen, !Task.isCancelled else { throw .calledOff }
    let mailbox = TransferMailbox()
    start(request, control, mailbox)
    return try await withTaskCancellationHandler {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await control.watch(for: self.limit, on: clock) }
        defer { group.cancelAll() }
        while true {
          switch await mailbox.next() {
          case .progress(let progress): await report(progress)
          case .end(let result): return result
          }
        }
      }
    } onCancel: {
      control.stop(.calledOff)
    }
    .get()
  }

  /// Makes the attempt on a thread of its own.
  private func start(
    _ request: DownloadRequest,
    _ control: TransferControl,
    _ mailbox: TransferMailbox
  ) {
    let note = state.withLock { $0.notes[request.name] }
    Thread.detachNewThread { [self] in
      var transfer = HTTPTransfer(
        request: request,
        folder: folder,
        control: control,
        interval: interval,
        note: note,
        report: mailbox.post
      )
      let result = Result { () throws(DownloadError) in try transfer.run() }
      let left = transfer.note
      state.withLock { $0.notes[request.name] = left }
      mailbox.close(result)
    }
  }

  private func discard(_ request: DownloadRequest) async throws(DownloadError) {
    await enter(request.name)
    defer { leave(request.name) }
    let note = state.withLock { $0.notes.removeValue(forKey: request.name) }
    if note != nil { try folder.removePart(of: request.name) }
  }

  /// Waits until nobody uses the file.
  ///
  /// **Cancellation:** doesn't end the wait; who used it has been told to stop, or is the next to be.
  private func enter(_ name: String) async {
    await withCheckedContinuation { waiter in
      let isFree = state.withLock { $0.line.enters(name, waiter) }
      if isFree { waiter.resume() }
    }
  }

  private func leave(_ name: String) {
    state.withLock { $0.line.leaves(name) }?.resume()
  }
}
