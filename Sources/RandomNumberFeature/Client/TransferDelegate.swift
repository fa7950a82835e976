import Foundation
import Store

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Hands what the session reports to the transfer it belongs to.
final class TransferDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private struct Entry {
    var transfer = Transfer()
    let listener: @Sendable (Transfer.Event) -> Void
  }

  private let entries = Guarded<[Int: Entry]>([:])

  /// Expects reports about the task with that identifier; call it before the task starts.
  func add(_ listener: @escaping @Sendable (Transfer.Event) -> Void, forTask identifier: Int) {
    entries.withLock { $0[identifier] = Entry(listener: listener) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let identifier = dataTask.taskIdentifier
    let status = Self.status(of: dataTask)
    let (event, listener) = entries.withLock { entries in
      (entries[identifier]?.transfer.received(data, status: status), entries[identifier]?.listener)
    }
    guard let event else { return }
    listener?(event)
    #if !canImport(FoundationNetworking)
    dataTask.cancel()
    #endif
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let status = Self.status(of: task)
    let failure = error.map(RandomDotOrgError.init(transferError:))
    let entry = entries.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    guard var entry else { return }
    for event in entry.transfer.completed(status: status, failure: failure) {
      entry.listener(event)
    }
  }

  /// Follows no redirect: the answer is the redirect itself.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  private static func status(of task: URLSessionTask) -> Int? {
    (task.response as? HTTPURLResponse)?.statusCode
  }
}
