import Effects

/// How the timelines write an event: `N(value)`, `E(error)` or `C`.
extension Event where Value == String, Failure == TimelineFailure {
  init(_ text: String) {
    switch text.first {
    case "N": self = .value(String(text.dropFirst(2).dropLast()))
    case "E": self = .failure(TimelineFailure())
    default: self = .finished
    }
  }

  var text: String {
    switch self {
    case .value(let value): "N(\(value))"
    case .failure: "E(error)"
    case .finished: "C"
    }
  }
}
