/// The options of an example; the raw value is the spelling, such as `--seed`.
package protocol CommandLineOption: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What stands for the value in the help, such as `<ms>`; nil for an option without a value.
  var placeholder: String? { get }
  /// What the option does, one string for each line of the help.
  var summary: [String] { get }
}

extension CommandLineOption {
  /// The lines of the help that explain all options.
  package static var help: String {
    let rows = allCases.map { option in
      (
        title: [option.rawValue, option.placeholder].compactMap(\.self).joined(separator: " "),
        lines: option.summary
      )
    }
    return HelpTable(rows: rows + [(title: "--help", lines: ["show this help"])]).text
  }
}
