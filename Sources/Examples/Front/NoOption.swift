/// The options of a front that has none of its own.
package enum NoOption: String, CommandLineOption {
  /// Stands for none: it can't be spelled on a command line.
  case none = ""

  package static var allCases: [NoOption] { [] }
  package init?(rawValue: String) { nil }

  package var placeholder: String? { nil }
  package var summary: [String] { [] }
}
