import Effects
import Examples

/// A client whose transfers do what the test says, in the test's own time.
///
/// A step may come before the transfer that it is for: it is kept for it.
final class ScriptedDownloads: Sendable {
  enum Step: Sendable {
    case progress(DownloadProgress)
    case end(Result<DownloadReceipt, DownloadError>)
  }

  private struct Contents {
    var fetched: [String] = []
    var discarded: [String] = []
    var running: Set<String> = []
    var mostAtOnce = 0
    var cancelled: [String] = []
    var kept: [String: [Step]] = [:]
    var feeds: [String: AsyncStream<Step>.Continuation] = [:]
    var refusal: DownloadError?
  }

  private let contents = Locked(Contents())

  /// The names of the files, in the order in which transfers of them began.
  var fetched: [String] { contents.withLock { $0.fetched } }
  /// The names of the files whose rest was removed.
  var discarded: [String] { contents.withLock { $0.discarded } }
  /// The names of the files whose transfer was cancelled.
  var cancelled: [String] { contents.withLock { $0.cancelled } }
  /// The most transfers that ran at the same time.
  var mostAtOnce: Int { contents.withLock { $0.mostAtOnce } }

  var client: DownloadClient {
    DownloadClient(
      fetch: { request, _, report throws(DownloadError) in
        try await self.fetch(request.name, report).get()
      },
      discard: { request throws(DownloadError) in
        let refusal = self.contents.withLock { contents in
          contents.discarded.append(request.name)
          return contents.refusal
        }
        if let refusal { throw refusal }
      }
    )
  }

  /// From now on nothing can be removed.
  func refuseToDiscard(_ error: DownloadError) {
    contents.withLock { $0.refusal = error }
  }

  func report(_ name: String, _ received: Int, isResumable: Bool = true) {
    feed(name, .progress(.part(received, isResumable: isResumable)))
  }

  func report(_ name: String, _ progress: DownloadProgress) {
    feed(name, .progress(progress))
  }

  func finish(_ name: String) {
    feed(name, .end(.success(.sample)))
  }

  func fail(_ name: String, _ error: DownloadError) {
    feed(name, .end(.failure(error)))
  }

  private func feed(_ name: String, _ step: Step) {
    let feed = contents.withLock { contents in
      let feed = contents.feeds[name]
      if feed == nil { contents.kept[name, default: []].append(step) }
      return feed
    }
    feed?.yield(step)
  }

  private func fetch(
    _ name: String,
    _ report: DownloadClient.Report
  ) async -> Result<DownloadReceipt, DownloadError> {
    let (steps, feed) = AsyncStream<Step>.makeStream()
    let kept = contents.withLock { contents in
      contents.fetched.append(name)
      contents.running.insert(name)
      contents.mostAtOnce = max(contents.mostAtOnce, contents.running.count)
      contents.feeds[name] = feed
      return contents.kept.removeValue(forKey: name) ?? []
    }
    for step in kept { feed.yield(step) }
    for await step in steps {
      switch step {
      case .progress(let progress):
        await report(progress)
      case .end(let result):
        leave(name, isCancelled: false)
        return result
      }
    }
    leave(name, isCancelled: true)
    return .failure(.calledOff)
  }

  private func leave(_ name: String, isCancelled: Bool) {
    contents.withLock { contents in
      contents.running.remove(name)
      contents.feeds[name] = nil
      if isCancelled { contents.cancelled.append(name) }
    }
  }
}
