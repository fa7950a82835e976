import Effects

/// How the built-in server answers: well, or with trouble that is the same for the same seed.
package struct TroubledServer: Sendable {
  /// How long its clients should wait for it.
  package static let limit = Duration.seconds(3)
  /// From which attempt on it answers well.
  package static let patience = 4

  private let pace: Int?
  private let seed: UInt64?

  /// Makes a plan; without a seed there is no trouble.
  package init(pace: Int?, seed: UInt64?) {
    self.pace = pace
    self.seed = seed
  }

  /// So many files, each of another length.
  package static func files(_ count: Int) -> [ServedFile] {
    (1...count).map { number in
      var generator = SplitMix64(seed: UInt64(number))
      return ServedFile(
        name: "file-\(number).bin",
        length: generator.number(in: 200_000...2_000_000),
        seed: UInt64(number)
      )
    }
  }

  /// The answer to a request.
  package func answer(_ request: ServedRequest) -> ServedAnswer {
    var answer = ServedAnswer()
    answer.pace = pace
    guard let seed, request.attempt < Self.patience else { return answer }
    let name = request.name.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) }
    var generator = SplitMix64(seed: name &+ UInt64(request.attempt))
    answer.isResumable = SplitMix64(seed: name).first(below: 3) > 0
    switch generator.number(below: 7) {
    case 0: answer.ending = .reset(after: generator.number(below: 200_000))
    case 1: answer.ending = .stall(after: generator.number(below: 200_000))
    case 2: answer.ending = .short(by: 1 + generator.number(below: 1000))
    case 3:
      answer.failure = 503
      answer.headers = ["Retry-After: 1"]
    case 4: answer.wrongStart = 1
    case 5: answer.version = 2
    default: break
    }
    return answer
  }
}

extension SplitMix64 {
  /// The first number of a sequence, below a limit.
  fileprivate func first(below limit: Int) -> Int {
    var copy = self
    return copy.number(below: limit)
  }
}
