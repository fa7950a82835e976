import RandomNumberFeature
import Store

/// Which states followed which.
final class EdgeObserver: StoreObserver {
  static let allowed: Set<String> = [
    "initial>loading", "initial>initial",
    "loading>loading", "loading>loaded", "loading>error", "loading>initial",
    "loaded>loading", "loaded>initial", "error>loading", "error>initial",
  ]

  private(set) var seen: Set<String> = []

  func didReduce(
    _ action: RandomNumber.Action,
    from old: RandomNumber.State,
    to new: RandomNumber.State,
    origin: ActionOrigin
  ) {
    seen.insert("\(Self.name(old))>\(Self.name(new))")
  }

  static func name(_ state: RandomNumber.State) -> String {
    switch state {
    case .initial: "initial"
    case .loading: "loading"
    case .loaded: "loaded"
    case .error: "error"
    }
  }
}
