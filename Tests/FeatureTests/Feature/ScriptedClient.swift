import Effects
import RandomNumberFeature

/// A client whose requests are answered by the test, in any order; it ignores cancellation.
///
/// An answer may come before its request: it is kept for it.
final class ScriptedClient: Sendable {
  typealias Answer = Result<Int, RandomDotOrgError>

  private struct Contents {
    var requests: [Int] = []
    var waiting: [Int: CheckedContinuation<Answer, Never>] = [:]
    var answers: [Int: Answer] = [:]
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

  private func ask() async -> Answer {
    await withCheckedContinuation { continuation in
      let answer: Answer? = contents.withLock { contents in
        let request = contents.requests.count + 1
        contents.requests.append(request)
        if let answer = contents.answers.removeValue(forKey: request) { return answer }
        contents.waiting[request] = continuation
        return nil
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }
}
