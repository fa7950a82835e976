/// One word of the script that is run twice; the words are those of `examples random`.
package enum CompareStep: String, CaseIterable, Hashable, Sendable {
  case ping, dismiss, wait

  /// Reads a word.
  package init(parsing word: String) throws(UsageError) {
    guard let step = CompareStep(rawValue: word) else {
      throw .unknown("command", word, among: Self.allCases.map(\.rawValue))
    }
    self = step
  }

  /// What it does, for the help.
  package var summary: String {
    switch self {
    case .ping: RandomCommand.ping.summary
    case .dismiss: RandomCommand.dismiss.summary
    case .wait: RandomCommand.wait.summary
    }
  }
}
