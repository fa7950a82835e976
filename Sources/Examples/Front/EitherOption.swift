/// An option of a front: one of its own, or one that every front has.
package enum EitherOption<Own: CommandLineOption>: CommandLineOption {
  case own(Own)
  case common(FrontOption)

  package static var allCases: [EitherOption] {
    Own.allCases.map { .own($0) } + FrontOption.allCases.map { .common($0) }
  }

  package init?(rawValue: String) {
    if let own = Own(rawValue: rawValue) {
      self = .own(own)
    } else if let common = FrontOption(rawValue: rawValue) {
      self = .common(common)
    } else {
      return nil
    }
  }

  package var rawValue: String {
    switch self {
    case .own(let option): option.rawValue
    case .common(let option): option.rawValue
    }
  }

  package var placeholder: String? {
    switch self {
    case .own(let option): option.placeholder
    case .common(let option): option.placeholder
    }
  }

  package var summary: [String] {
    switch self {
    case .own(let option): option.summary
    case .common(let option): option.summary
    }
  }
}
