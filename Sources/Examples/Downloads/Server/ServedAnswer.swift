/// How the server answers a request, well or badly.
package struct ServedAnswer: Hashable, Sendable {
  /// What comes of the body.
  package enum Ending: Hashable, Sendable {
    /// All of it.
    case complete
    /// So many bytes of it, then the connection breaks.
    case reset(after: Int)
    /// So many bytes of it, then silence until the client leaves.
    case stall(after: Int)
    /// All but so many bytes, then an orderly end.
    case short(by: Int)
    /// So many bytes more than were announced.
    case long(by: Int)
  }

  /// How the length of the body is told.
  package enum Framing: Hashable, Sendable {
    case length, chunked, none
  }

  /// What comes of the body.
  package var ending = Ending.complete
  /// How the length of the body is told.
  package var framing = Framing.length
  /// The status, if it is to be none of success.
  package var failure: Int?
  /// Whether the rest of a file can be asked for.
  package var isResumable = true
  /// Which version of the file it is: another one has another tag.
  package var version = 1
  /// From where the rest of a file is sent, in place of from where it was asked for.
  package var wrongStart: Int?
  /// Further header lines.
  package var headers: [String] = []
  /// How many bytes are sent in a second at most.
  package var pace: Int?

  /// Makes an answer; without changes it is a good one.
  package init() {}

  /// A good answer, but for the end of its body.
  package static func ending(_ ending: Ending) -> ServedAnswer {
    var answer = ServedAnswer()
    answer.ending = ending
    return answer
  }

  /// An answer without the file.
  package static func failure(_ status: Int, _ headers: String...) -> ServedAnswer {
    var answer = ServedAnswer()
    answer.failure = status
    answer.headers = headers
    return answer
  }
}
