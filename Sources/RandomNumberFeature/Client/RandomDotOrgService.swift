import Effects

#if canImport(FoundationNetworking)
import Foundation
package import FoundationNetworking
#else
package import Foundation
#endif

/// The live service behind one client: opens one request at a time and hands the answers out.
///
/// All decisions are `RequestLine`'s; this class asks it under the lock and acts after unlocking.
package final class RandomDotOrgService: Sendable {
  package typealias Waiter = CheckedContinuation<Result<Int, RandomDotOrgError>, Never>
  package typealias Transport =
    @Sendable (URLRequest, Duration, @escaping @Sendable (Transfer.Event) -> Void) -> Void

  private let line = Locked(RequestLine<Waiter>())
  private let request: RandomDotOrgRequest?
  private let deadline: Duration
  private let clock: any Clock<Duration>
  private let transport: Transport

  /// Prepares the service; nothing is asked before the first call.
  package init(
    request: RandomDotOrgRequest?,
    deadline: Duration,
    clock: any Clock<Duration>,
    transport: @escaping Transport
  ) {
    self.request = request
    self.deadline = deadline
    self.clock = clock
    self.transport = transport
  }

  /// Waits for a number of `range` until the deadline.
  package func number(in range: ClosedRange<Int>) async throws(RandomDotOrgError) -> Int {
    let bounds = RandomDotOrgRequest.bounds
    guard bounds.contains(range.lowerBound), bounds.contains(range.upperBound) else {
      throw .invalidRange
    }
    guard let request else { throw .unreachable(reason: "the base URL is no HTTP address") }
    do throws(RandomDotOrgError) {
      return try await withTimeout(deadline, clock: clock, throwing: .timedOut) {
        () throws(RandomDotOrgError) in
        try await self.standInLine(for: range, request).get()
      }
    } catch {
      throw error == .timedOut && Task.isCancelled ? .cancelled : error
    }
  }

  /// Waits for an answer as long as the calling task is not cancelled.
  ///
  /// A cancelled caller is out of the line before `cancel()` returns, so that no answer that comes
  /// later can go to it.
  private func standInLine(
    for range: ClosedRange<Int>,
    _ request: RandomDotOrgRequest
  ) async -> Result<Int, RandomDotOrgError> {
    let ticket = line.withLock { $0.callerCame() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        switch line.withLock({ $0.callerWaits(ticket, for: range, waiter) }) {
        case .turnedAway: waiter.resume(returning: .failure(.cancelled))
        case .waits: break
        case .open(let range): open(range, request)
        }
      }
    } onCancel: {
      line.withLock { $0.callerLeft(ticket) }?.resume(returning: .failure(.cancelled))
    }
  }

  /// How long a transfer may be silent: no shorter than its caller waits.
  private var limit: Duration { max(deadline, RandomNumberClient.defaultDeadline) }

  private func open(_ range: ClosedRange<Int>, _ request: RandomDotOrgRequest) {
    transport(request.urlRequest(for: range), limit) { event in
      switch event {
      case .answered(let answer):
        self.deliver(answer)
      case .ended:
        guard let next = self.line.withLock({ $0.requestEnded() }) else { return }
        self.open(next, request)
      }
    }
  }

  private func deliver(_ answer: Result<RandomDotOrgAnswer, RandomDotOrgError>) {
    guard let (waiter, range) = line.withLock({ $0.answerCame() }) else { return }
    waiter.resume(
      returning: answer.flatMap { answer in
        Result { () throws(RandomDotOrgError) in try answer.number(in: range) }
      }
    )
  }
}
