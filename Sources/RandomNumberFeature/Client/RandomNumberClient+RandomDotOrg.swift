public import Foundation

extension RandomNumberClient {
  /// How long a caller waits unless told otherwise, and the least time that a silent transfer is
  /// given: two minutes, the least patience that the service asks of its clients.
  package static let defaultDeadline = Duration.seconds(120)

  // swift-format-ignore: NeverForceUnwrap
  /// A client of the plain HTTP interface of random.org, with a deadline of two minutes.
  ///
  /// Like ``randomDotOrg(baseURL:contact:deadline:clock:)`` with the system's clock. Two minutes
  /// are the least patience that the service asks of its clients.
  ///
  /// **Cancellation:** a cancelled caller leaves at once, with
  /// `.unreachable(reason: "the call was cancelled")`; the request itself goes on, and its number
  /// to another caller who waits for that range, or to nobody.
  ///
  /// **Errors:** the client throws every case of ``RandomDotOrgError``: `.invalidRange` for bounds
  /// beyond ±1 000 000 000, `.timedOut` after two minutes, `.unreachable` without a connection or
  /// for a base URL that is no HTTP address, and what the service's answer says otherwise.
  ///
  /// - Parameters:
  ///   - baseURL: Where the service is; requests go to `integers/` below it.
  ///   - contact: Your e-mail address for the User-Agent header. The service asks for one and may
  ///     ban programs it cannot reach anybody about; an empty one counts as none.
  /// - Returns: The client.
  public static func randomDotOrg(
    baseURL: URL = URL(string: "https://www.random.org")!,
    contact: String? = nil
  ) -> RandomNumberClient {
    randomDotOrg(
      baseURL: baseURL,
      contact: contact,
      deadline: defaultDeadline,
      clock: ContinuousClock()
    )
  }

  // swift-format-ignore: NeverForceUnwrap
  /// A client of the plain HTTP interface of random.org, with a deadline of its own.
  ///
  /// **Ordering:** at most one request is open at a time for a client and its copies, as the
  /// service asks. An answer, number or error, goes to the oldest caller still waiting for that
  /// range. The next request starts when the open one has ended and somebody still waits.
  ///
  /// **Cancellation:** a cancelled caller leaves at once, with
  /// `.unreachable(reason: "the call was cancelled")`. Its request is not cancelled; the number
  /// goes to another caller who waits for that range, or is dropped. An abandoned request costs
  /// quota all the same.
  ///
  /// **Errors:** bounds beyond ±1 000 000 000 are `.invalidRange` before any request. A caller
  /// whose deadline has passed gets `.timedOut`. Redirects are not followed. No number is made up:
  /// what is not exactly one integer within the range is `.malformed`.
  ///
  /// A transfer that hangs ends by itself and frees the line when nothing has come for two minutes
  /// of real time, or for the deadline if that is longer. What an overlong answer still sends is
  /// thrown away.
  ///
  /// - Parameters:
  ///   - baseURL: Where the service is; requests go to `integers/` below it.
  ///   - contact: Your e-mail address for the User-Agent header, or nil.
  ///   - deadline: How long a caller waits, from its call and including its time in line.
  ///   - clock: Measures the deadline.
  /// - Returns: The client.
  public static func randomDotOrg(
    baseURL: URL = URL(string: "https://www.random.org")!,
    contact: String? = nil,
    deadline: Duration,
    clock: any Clock<Duration>
  ) -> RandomNumberClient {
    let service = RandomDotOrgService(
      request: RandomDotOrgRequest(baseURL: baseURL, contact: contact),
      deadline: deadline,
      clock: clock,
      transport: HTTPTransfers.shared.start
    )
    return RandomNumberClient(service.number)
  }
}
