import Effects

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
/// connection breaks, or when nothing has come for its time. A server that keeps sending keeps its
/// transfer open: Linux (6.3.1) times nothing but silence. There, the session misses now and then
/// that a connection broke: then the time-out ends the transfer.
package final class HTTPTransfers: Sendable {
  /// The transfers of this process.
  package static let shared = HTTPTransfers()

  private let delegate = TransferDelegate()
  private let session: URLSession

  /// Makes a session.
  package init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  /// Starts a transfer, which ends by itself after `limit` without a byte, and returns at once.
  ///
  /// Linux counts whole seconds of the limit. More than a hundred years, on which it traps, count
  /// as a hundred.
  ///
  /// **Ordering:** `listener` is told the events in order, on the session's own queue.
  package func start(
    _ request: URLRequest,
    limit: Duration,
    listener: @escaping @Sendable (Transfer.Event) -> Void
  ) {
    var request = request
    request.timeoutInterval = min(limit, .hundredYears) / .seconds(1)
    let task = session.dataTask(with: request)
    delegate.add(listener, forTask: task.taskIdentifier)
    task.resume()
  }
}
