/// The options of `examples compare`.
package enum CompareOption: String, CommandLineOption {
  case minimum = "--min"
  case maximum = "--max"
  case seed = "--seed"
  case rejectOdd = "--reject-odd"
  case delay = "--delay"
  case width = "--width"
  case json = "--json"
  case record = "--record"
  case replay = "--replay"
  case until = "--until"

  package var placeholder: String? {
    switch self {
    case .minimum, .maximum, .seed: "<integer>"
    case .delay: "<time>"
    case .width: "<columns>"
    case .record, .replay, .until: common.placeholder
    case .rejectOdd, .json: nil
    }
  }

  package var summary: [String] {
    switch self {
    case .minimum: ["the least number; default 1"]
    case .maximum: ["the greatest number; default 100"]
    case .seed: ["the same numbers each time; default 1"]
    case .rejectOdd: ["odd numbers are failures"]
    case .delay: ["let every answer take that long, such as 500ms"]
    case .width:
      ["print the table, so wide; default the terminal's width, or 80"]
    case .json:
      ["one JSON object with both timelines; with --replay, one a line for every", "transition"]
    case .record: ["record what the store has done as a trace"]
    case .replay, .until: common.summary
    }
  }

  /// The option that every front has under this name.
  package var common: FrontOption {
    FrontOption(rawValue: rawValue) ?? .json
  }
}
