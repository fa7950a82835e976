/// The options of `examples compare`.
package enum CompareOption: String, CommandLineOption {
  case minimum = "--min"
  case maximum = "--max"
  case seed = "--seed"
  case rejectOdd = "--reject-odd"
  case delay = "--delay"
  case width = "--width"
  case json = "--json"

  package var placeholder: String? {
    switch self {
    case .minimum, .maximum, .seed: "<integer>"
    case .delay: "<time>"
    case .width: "<columns>"
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
    case .width: ["how wide the table is; default the terminal's width, or 80"]
    case .json: ["one JSON object with both timelines"]
    }
  }
}
