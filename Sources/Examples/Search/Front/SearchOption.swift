/// The options of `examples search`.
package enum SearchOption: String, CommandLineOption {
  case catalog = "--catalog"
  case delay = "--delay"
  case latency = "--latency"
  case failEvery = "--fail-every"
  case limit = "--limit"

  package var placeholder: String? {
    switch self {
    case .catalog: "<file>"
    case .delay, .latency: "<time>"
    case .failEvery, .limit: "<n>"
    }
  }

  package var summary: [String] {
    switch self {
    case .catalog: ["search a file, an entry a line; default the capitals of the world"]
    case .delay: ["how long a pause in typing starts a search; default 300ms"]
    case .latency: ["let every search take so much longer"]
    case .failEvery: ["let every so many'th search fail"]
    case .limit: ["show so many hits at most; default 20"]
    }
  }
}
