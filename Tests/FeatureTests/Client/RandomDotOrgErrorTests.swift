import Foundation
import RandomNumberFeature
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// `RandomDotOrgError` as a value: stored, compared and shown.
struct RandomDotOrgErrorTests {
  static let all: [RandomDotOrgError] = [
    .invalidRange, .quotaExhausted, .rejected(message: "no"), .unavailable, .http(status: 301),
    .malformed(body: "4.2"), .unreachable(reason: "no host"), .timedOut,
  ]

  @Test(arguments: all)
  func `an error survives being stored`(_ error: RandomDotOrgError) throws {
    let data = try JSONEncoder().encode(error)
    #expect(try JSONDecoder().decode(RandomDotOrgError.self, from: data) == error)
  }

  @Test(
    arguments: [
      (.invalidRange, "The bounds must lie between -1000000000 and 1000000000."),
      (
        .quotaExhausted,
        "The quota of random bits is used up for today; it grows again at midnight UTC."
      ),
      (.rejected(message: "7 is odd"), "The request was rejected: 7 is odd."),
      (.rejected(message: ""), "The request was rejected."),
      (.unavailable, "The service is not available at the moment."),
      (.http(status: 301), "The server answered with the unexpected HTTP status 301."),
      (.malformed(body: "4.2"), "The server's answer is not a valid number: “4.2”."),
      (.malformed(body: ""), "The server's answer is empty."),
      (.unreachable(reason: "no."), "The server could not be reached: no."),
      (.unreachable(reason: ""), "The server could not be reached."),
      (.timedOut, "The server did not answer in time."),
    ] as [(RandomDotOrgError, String)]
  )
  func `an error describes itself in a sentence`(_ error: RandomDotOrgError, _ text: String) {
    #expect("\(error)" == text)
  }

  @Test func `errors with other payloads differ`() {
    #expect(RandomDotOrgError.http(status: 301) != .http(status: 302))
    #expect(RandomDotOrgError.malformed(body: "a") != .malformed(body: "b"))
  }

  @Test(
    arguments: [
      (.timedOut, .timedOut),
      (.cannotConnectToHost, .unreachable(reason: "the connection was refused")),
      (.badURL, .unreachable(reason: "its address is not valid")),
      (.cannotFindHost, .unreachable(reason: "there is no such host")),
      (.networkConnectionLost, .unreachable(reason: "the connection was lost")),
      (.userAuthenticationRequired, .unreachable(reason: "network error -1013")),
    ] as [(URLError.Code, RandomDotOrgError)]
  )
  func `a transfer error is put in a few words`(_ code: URLError.Code, _ error: RandomDotOrgError) {
    #expect(RandomDotOrgError(transferError: URLError(code)) == error)
  }

  @Test func `a transfer error of another kind is put in a few words`() {
    let error = RandomDotOrgError(transferError: CancellationError())
    #expect(error == .unreachable(reason: "the transfer failed"))
  }
}
