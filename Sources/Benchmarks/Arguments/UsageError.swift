/// What is wrong with the arguments.
package enum UsageError: Error, Equatable, CustomStringConvertible {
  case unknownOption(String)
  case unknown(String)
  case conflict(String, String)
  case badChild

  package var description: String {
    switch self {
    case .unknownOption(let option):
      "unknown option '\(option)'; there are --json, --instructions, --check and --help"
    case .unknown(let name):
      """
      no benchmark begins with '\(name)'; there are:
      \(BenchmarkTable.all.map { "  " + $0.name }.joined(separator: "\n"))
      """
    case .conflict(let one, let other):
      "\(one) and \(other) don't go together"
    case .badChild:
      "--child is for this program's own use"
    }
  }
}
