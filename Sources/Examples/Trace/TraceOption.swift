/// The options of `examples trace`.
package enum TraceOption: String, CommandLineOption {
  case html = "--html"
  case chrome = "--chrome"
  case width = "--width"
  case ascii = "--ascii"

  package var placeholder: String? {
    switch self {
    case .html, .chrome: "<file>"
    case .width: "<columns>"
    case .ascii: nil
    }
  }

  package var summary: [String] {
    switch self {
    case .html: ["write one page to be opened in a browser; '-' is standard output"]
    case .chrome: ["write JSON for Perfetto and speedscope; '-' is standard output"]
    case .width: ["how wide the text is; default the terminal's width, or 100"]
    case .ascii: ["draw with ASCII characters alone"]
    }
  }
}
