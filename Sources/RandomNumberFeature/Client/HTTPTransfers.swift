#if canImport(FoundationNetworking)
import Foundation
package import FoundationNetworking
#else
package import Foundation
#endif

/// The process's one URL session: no cookies, no cache, no stored credentials, no redirects.
///
/// A transfer is never cancelled on Linux, where cancelling a URL session task crashes the process
/// now and then: nobody has a handle to it. It ends when the server has sent everything, when the
/// connection breaks, or when its time is up. On Linux only silence is timed (6.3.1 does not enforce
/// the time-out for the whole resource), so a server that keeps sending keeps its transfer open; and
/// the session misses now and then that a connection broke: then the time-out ends the transfer.
package final class HTTPTransfers: Sendable {
  /// The transfers of this process.
  package static let shared = HTTPTransfers(limit: .seconds(120))

  private let delegate = TransferDelegate()
  private let session: URLSession
  private let timeout: TimeInterval

  /// Makes a session whose transfers end by themselves after `limit` without a byte.
  ///
  /// On Apple platforms, after `limit` in all.
  package init(limit: Duration) {
    timeout = limit / .seconds(1)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.timeoutIntervalForResource = timeout
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  /// Starts a transfer and returns at once.
  ///
  /// **Ordering:** `listener` is told the events in order, on the session's own queue.
  package func start(_ request: URLRequest, listener: @escaping @Sendable (Transfer.Event) -> Void)
  {
    var request = request
    request.timeoutInterval = timeout
    let task = session.dataTask(with: request)
    delegate.add(listener, forTask: task.taskIdentifier)
    task.resume()
  }
}
