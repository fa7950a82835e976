/// Who waits for a number, and which request is open: the single-flight rule as a value.
///
/// At most one request is open. An answer goes to the oldest caller still waiting for its range, or
/// to nobody. The next request is opened for the oldest caller when the open one has ended.
/// `RandomDotOrgService` holds this behind a lock and acts; `Waiter` is a continuation there and a
/// plain number in tests.
package struct RequestLine<Waiter> {
  /// Names a call, in the order of arrival.
  package struct Ticket: Hashable {
    fileprivate let number: Int
  }

  private struct Caller {
    let ticket: Ticket
    let range: ClosedRange<Int>
    let waiter: Waiter
  }

  private enum Flight {
    case none
    case open(ClosedRange<Int>)
    /// Its answer is known and given away, but the server still sends.
    case answered
  }

  package init() {}

  private var tickets = 0
  /// Callers that have a ticket and do not wait yet; leaving takes them out, which is remembered.
  private var approaching: Set<Ticket> = []
  /// Oldest first.
  private var waiting: [Caller] = []
  private var flight = Flight.none

  /// A call begins.
  package mutating func callerCame() -> Ticket {
    tickets += 1
    let ticket = Ticket(number: tickets)
    approaching.insert(ticket)
    return ticket
  }

  /// The caller waits now, unless it left before.
  package mutating func callerWaits(
    _ ticket: Ticket,
    for range: ClosedRange<Int>,
    _ waiter: Waiter
  ) -> Arrival {
    guard approaching.remove(ticket) != nil else { return .turnedAway }
    waiting.append(Caller(ticket: ticket, range: range, waiter: waiter))
    return openIfFree().map(Arrival.open) ?? .waits
  }

  /// What becomes of a caller that comes to wait.
  package enum Arrival: Equatable {
    /// It was cancelled before: resume it.
    case turnedAway
    case waits
    /// It waits, and a request for this range starts.
    case open(ClosedRange<Int>)
  }

  /// The caller was cancelled; returns its waiter if it was waiting.
  package mutating func callerLeft(_ ticket: Ticket) -> Waiter? {
    guard approaching.remove(ticket) == nil else { return nil }
    guard let index = waiting.firstIndex(where: { $0.ticket == ticket }) else { return nil }
    return waiting.remove(at: index).waiter
  }

  /// The open request is answered; returns whom to give the answer to, and the range asked for.
  package mutating func answerCame() -> (waiter: Waiter, range: ClosedRange<Int>)? {
    guard case .open(let range) = flight else { return nil }
    flight = .answered
    guard let index = waiting.firstIndex(where: { $0.range == range }) else { return nil }
    return (waiting.remove(at: index).waiter, range)
  }

  /// The open request has ended; returns the range of the next one, if anybody waits.
  package mutating func requestEnded() -> ClosedRange<Int>? {
    flight = .none
    return openIfFree()
  }

  private mutating func openIfFree() -> ClosedRange<Int>? {
    guard case .none = flight, let range = waiting.first?.range else { return nil }
    flight = .open(range)
    return range
  }
}
