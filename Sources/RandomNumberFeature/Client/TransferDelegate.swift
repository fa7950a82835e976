import Effects
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Hands what the session reports to the transfer it belongs to.
final class TransferDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private struct Entry {
    var transfer = Transfer()
    let listener: @Sendable (Transfer.Event) -> Void
  }

  private let entries = Locked<[Int: Entry]>([:])

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
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
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

  /// Sends no credentials: the answer is that they are asked for.
  ///
  /// Linux challenges for Basic only, when the transfer is over on the wire. There any refusal
  /// cancels the task, which is what crashes, and the default without a credential does nothing, so
  /// that no further report comes: the transfer ends here. The task stays in the session, a small
  /// leak for an answer that the service never gives.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
    let response = challenge.failureResponse as? HTTPURLResponse
    let entry = entries.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    completionHandler(.performDefaultHandling, nil)
    guard var entry else { return }
    for event in entry.transfer.completed(status: response?.statusCode ?? 401, failure: nil) {
      entry.listener(event)
    }
    #else
    let method = challenge.protectionSpace.authenticationMethod
    let isPassword =
      method == NSURLAuthenticationMethodHTTPBasic || method == NSURLAuthenticationMethodHTTPDigest
    completionHandler(isPassword ? .rejectProtectionSpace : .performDefaultHandling, nil)
    #endif
  }

  private static func status(of task: URLSessionTask) -> Int? {
    (task.response as? HTTPURLResponse)?.statusCode
  }
}
