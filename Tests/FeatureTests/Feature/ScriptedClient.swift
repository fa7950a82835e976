import Effects
import RandomNumberFeature
import TestSupport

/// A client whose requests are answered by the test, in any order; it ignores cancellation.
///
/// An answer may come before its request: it is kept for it.
final class ScriptedClient: Sendable {
  typealias Answer = Result<Int, RandomDotOrgError>

  private struct Contents {
    var requests: [Int] = []
    var waiting: [Int: CheckedContinuation<Answer, Never>] = [:]
    var answers: [Int: Answer] = [:]
    /// Who waits until so many requests have come.
    var watching: [(count: Int, gate: Gate)] = []
  }

  private let contents = Locked(Contents())

  /// The numbers of the requests, from 1, in the order in which they came.
  var requests: [Int] { contents.withLock { $0.requests } }

  var client: RandomNumberClient {
    RandomNumberClient { _ throws(RandomDotOrgError) in try await self.ask().get() }
  }

  /// Answers a request, also one that will come.
  func answer(_ request: Int, _ answer: Answer) {
    let waiting = contents.withLock { contents in
      let waiting = contents.waiting.removeValue(forKey: request)
      if waiting == nil { contents.answers[request] = answer }
      return waiting
    }
    waiting?.resume(returning: answer)
  }

  /// Waits until so many requests have come.
  func isAsked(_ count: Int) async {
    let gate = Gate()
    contents.withLock { $0.watching.append((count, gate)) }
    openGates()
    await gate.wait()
  }

  private func openGates() {
    let gates = contents.withLock { contents in
      let requests = contents.requests.count
      let due = contents.watching.filter { $0.count <= requests }
      contents.watching.removeAll { $0.count <= requests }
      return due.map(\.gate)
    }
    for gate in gates { gate.open() }
  }

  private func ask() async -> Answer {
    await withCheckedContinuation { continuation in
      let answer: Answer? = contents.withLock { contents in
        let request = contents.requests.count + 1
        contents.requests.append(request)
        if let answer = contents.answers.removeValue(forKey: request) { return answer }
        contents.waiting[request] = continuation
        return nil
      }
      openGates()
      if let answer { continuation.resume(returning: answer) }
    }
  }
}
