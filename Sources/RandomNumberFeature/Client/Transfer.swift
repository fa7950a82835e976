/// One HTTP transfer as it comes in, keeping no more of it than an answer needs.
///
/// A value that decides; `HTTPTransfers` feeds it with what the network reports.
package struct Transfer {
  /// What a transfer tells its owner; `.ended` is always the last.
  package enum Event: Equatable, Sendable {
    /// Once at most: the answer, or why there is none.
    case answered(Result<RandomDotOrgAnswer, RandomDotOrgError>)
    /// The connection is done with, and the next request may start.
    case ended
  }

  package init() {}

  private var body: [UInt8] = []
  private var isAnswered = false

  /// More of the body; as soon as it is longer than an answer may be, the answer is known.
  package mutating func received(_ bytes: some Collection<UInt8>, status: Int?) -> Event? {
    guard !isAnswered else { return nil }
    let room = RandomDotOrgAnswer.maximumBodySize - body.count
    body.append(contentsOf: bytes.prefix(room))
    return bytes.count > room ? answer(status: status, isTruncated: true) : nil
  }

  /// The transfer is over, with the error that broke it if any.
  package mutating func completed(status: Int?, failure: RandomDotOrgError?) -> [Event] {
    guard !isAnswered else { return [.ended] }
    guard let failure else { return [answer(status: status, isTruncated: false), .ended] }
    isAnswered = true
    return [.answered(.failure(failure)), .ended]
  }

  private mutating func answer(status: Int?, isTruncated: Bool) -> Event {
    isAnswered = true
    guard let status else { return .answered(.failure(.unreachable(reason: "it speaks no HTTP"))) }
    return .answered(
      .success(RandomDotOrgAnswer(status: status, body: body, isTruncated: isTruncated))
    )
  }
}
