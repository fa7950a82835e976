import RandomNumberFeature

/// The options of the example.
package enum RandomOption: String, CommandLineOption {
  case source = "--source"
  case minimum = "--min"
  case maximum = "--max"
  case seed = "--seed"
  case rejectOdd = "--reject-odd"
  case delay = "--delay"
  case timeout = "--timeout"
  case contact = "--contact"
  case json = "--json"
  case verbose = "--verbose"
  case keys = "--keys"
  case record = "--record"
  case replay = "--replay"
  case until = "--until"

  package var placeholder: String? {
    switch self {
    case .source: "<source>"
    case .minimum, .maximum, .seed: "<integer>"
    case .delay: "<ms>"
    case .timeout: "<s>"
    case .contact: "<mail>"
    case .record, .replay, .until: common.placeholder
    case .rejectOdd, .json, .verbose, .keys: nil
    }
  }

  package var summary: [String] {
    switch self {
    case .source:
      ["local, random.org, or the http or https URL of a like service;", "default local"]
    case .minimum: ["the least number; default \(RandomOptions().minimum)"]
    case .maximum: ["the greatest number; default \(RandomOptions().maximum)"]
    case .seed: ["the same numbers each time; from the local source only"]
    case .rejectOdd: ["odd numbers are failures"]
    case .delay: ["let every answer take that long"]
    case .timeout:
      [
        "give up a request after that long, 0.5 for half a second;",
        "default \(RandomNumberClient.defaultDeadline.components.seconds)",
      ]
    case .contact: ["your address, for those who run the service"]
    case .json: ["one JSON object a line for every change of state"]
    case .verbose: ["every change of state on standard error"]
    case .keys: ["single keys on the whole terminal, instead of commands"]
    case .record, .replay, .until: common.summary
    }
  }

  /// The option that every front has under this name.
  package var common: FrontOption {
    FrontOption(rawValue: rawValue) ?? .json
  }
}
