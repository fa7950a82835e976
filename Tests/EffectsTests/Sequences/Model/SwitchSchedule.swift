import Effects

/// One order of events around a `LatestMachine`, drawn by chance, with the model beside it.
///
/// It plays the host, with all the places at which the threads of the real one can overtake each
/// other: a task may run before it has been reported, and everybody looks first and waits then.
struct SwitchSchedule {
  typealias Machine = LatestMachine<Int, Int, Broken, Int, Int>

  enum Consumer { case away, looking, coming, parked(Int) }
  enum Outer { case none, running, making(Int), over }
  enum Inner { case looking, coming, parked(Int), pulling, over }

  var machine = Machine(outer: 0)
  var model = SwitchModel()
  var random: SplitMix64

  var consumer = Consumer.away
  var outer = Outer.none
  var inners: [Inner] = []
  var isLaunched = false
  /// Tasks that have been started and not been reported.
  var unreported: (outer: Int?, inner: Int?) = (nil, nil)
  var runnerCount = 0
  var wakes: [Int] = []
  var cancels: [Int] = []
  var lastValue = 0
  var hasLeft = false

  /// What has been delivered.
  var delivered: [Event<Int, Broken>] = []
  /// What is wrong, in words.
  var faults: [String] = []
  /// Whether the end came from the sequences, not from the consumer's leaving.
  var endsByItself = false
  /// How often an outer element has been taken.
  var switches: Int { model.latest }

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Draws so many events, then lets what can go on without the sequences go on, then ends all.
  mutating func run(events: Int) {
    consumerGoesOn(asksAgain: true)
    for _ in 0..<events { step(random.number(in: 0...25)) }
    settle()
    endsByItself = model.end != nil && !hasLeft
    checkProgress()
    leave()
    for number in inners.indices { inners[number].isPulling ? innerEnds(.finished, number) : () }
    if case .running = outer { outerProduces() }
    settle()
    checkEnd()
  }

  mutating func step(_ kind: Int) {
    switch kind {
    case 0...4: for _ in 0...random.number(in: 0...2) { consumerGoesOn(asksAgain: true) }
    case 5...8: report()
    case 9...12: hostGoesOn()
    case 13...16:
      guard let number = anyInner() else { return }
      for _ in 0...random.number(in: 0...2) { innerGoesOn(number) }
    case 17...20: if let number = anyInner() { innerProduces(number) }
    case 21, 22: outerProduces()
    case 23:
      if let number = anyInner(), inners[number].isPulling { innerEnds(anyEnd(), number) }
    default:
      switch random.number(in: 0...19) {
      case 0: leave()
      case 1, 2: outerEnds(anyEnd())
      default: if let number = anyInner() { innerGoesOn(number) }
      }
    }
  }

  mutating func hostGoesOn() {
    if case .making = outer, !isLaunched || random.number(in: 0...3) > 0 {
      outerGoesOn()
    } else {
      launchedBegins()
    }
  }

  /// Mostly the newest; the late ones come too.
  mutating func anyInner() -> Int? {
    guard !inners.isEmpty else { return nil }
    return max(0, inners.count - 1 - max(0, random.number(in: 0...5) - 3))
  }

  mutating func anyEnd() -> Event<Int, Broken> {
    random.number(in: 0...3) == 0 ? .failure(Broken(number: random.number(in: 1...9))) : .finished
  }
}
