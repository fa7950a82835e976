package import RandomNumberFeature

/// What to do with each command, and how it all ends: a value that decides; `RandomSession` acts.
package struct RandomPlan: Hashable, Sendable {
  /// Where the commands come from.
  package enum Feed: Hashable, Sendable {
    case words, pipe, prompt
  }

  /// What the session does next.
  package enum Step: Hashable, Sendable {
    case skip
    case send(RandomNumber.Action)
    case wait
    case help
    /// Cancel what is in flight and end.
    case quit
    /// Report the mistake and go on.
    case complain(String)
    /// Report the mistake, take no more commands and end when nothing is in flight.
    case stop(String)
  }

  private let feed: Feed
  private var isStopped = false
  /// How the program ends, as things stand.
  package private(set) var exitCode = ExitCode.success

  package init(feed: Feed) {
    self.feed = feed
  }

  /// What a command asks for.
  package func step(for command: RandomCommand) -> Step {
    switch command {
    case .ping: .send(.ping)
    case .dismiss: .send(.dismiss)
    case .wait: .wait
    case .help: .help
    case .quit: .quit
    }
  }

  /// What a line asks for: one command; blank lines, and all after a `#`, say nothing.
  ///
  /// Somebody at a prompt can correct a mistake, so it doesn't count; nobody does it in a pipe.
  package mutating func step(for line: String) -> Step {
    let text = line.prefix { $0 != "#" }
    guard
      let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return .skip }
    do throws(UsageError) {
      return step(for: try RandomCommand(parsing: String(text[first...last])))
    } catch {
      guard feed != .prompt else { return .complain(error.description) }
      isStopped = true
      exitCode = .usage
      return .stop(error.description)
    }
  }

  /// The commands could not be read to their end.
  package mutating func inputFailed() {
    isStopped = true
    exitCode = .inputOrOutputFailed
  }

  /// A request has failed: the last failure counts, unless something else has ended the session.
  package mutating func failed(_ error: RandomDotOrgError) {
    if !isStopped { exitCode = error.exitCode }
  }
}
