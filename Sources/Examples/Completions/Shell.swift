/// The shells that completions can be made for.
package enum Shell: String, CaseIterable, Hashable, Sendable {
  case bash, zsh, fish

  /// Reads a name.
  package init(parsing name: String) throws(UsageError) {
    guard let shell = Shell(rawValue: name) else {
      throw .unknown("shell", name, among: Self.allCases.map(\.rawValue))
    }
    self = shell
  }

  /// The script that lets the shell complete everything in the catalogue.
  package func script(for catalog: [any Example.Type]) -> String {
    switch self {
    case .bash: BashCompletion.script(for: catalog)
    case .zsh: ZshCompletion.script(for: catalog)
    case .fish: FishCompletion.script(for: catalog)
    }
  }

  /// A text in single quotation marks, as `sh` has them.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
